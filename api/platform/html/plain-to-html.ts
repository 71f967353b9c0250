const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A plain text as HTML that shows the same: a paragraph for each line that has something in it. Pure. */
export const plainToHtml = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => escaped[sign] ?? sign)}</p>`)
    .join('')
