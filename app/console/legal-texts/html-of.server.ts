import type { LegalBlock, LegalSection } from '../../site/public/legal/legal-document.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)

const blockOf = (block: LegalBlock): string =>
  typeof block === 'string'
    ? `<p>${escaped(block)}</p>`
    : `<ul>${block.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

/** The text that came with the station, as its owners go on writing it. Pure. */
export const htmlOf = (sections: readonly LegalSection[]): string =>
  sections
    .map(({ title, blocks }, at) => `<h2>${at + 1}. ${escaped(title)}</h2>${blocks.map(blockOf).join('')}`)
    .join('')
