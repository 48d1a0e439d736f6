// Files between the teacher’s disk and the desk: those that are chosen, and those that are kept.

// What a message can carry to the server.
const MOST = 7_000_000;

/** Whether files are too big together to be sent at all. */
export const tooBig = (files) => files.reduce((sum, file) => sum + file.size, 0) > MOST;

/** The content of a file in base 64. */
export function inBase64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(",", 2)[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** How long the desk may take to gather the data of a class, or to rewrite its file, in ms. */
export const PATIENCE = 60000;

/** Keep a file that the desk answered with, {name, type, data in base 64}, among the downloads. */
export function save({ name, type, data }) {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}
