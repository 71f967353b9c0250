import { mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { drawObject } from './cover-art/objects.ts'

/**
 * Draws the objects that stand on pages with nothing else to show, each with its shadow on the ground, into app/ui/objects/.
 * The same names always give the same files. Usage: npx tsx scripts/ui-objects.ts
 */
const objects = {
  apple: 'red-apple',
  activities: 'bullseye',
  calendar: 'spiral-calendar',
  card: 'credit-card',
  cart: 'shopping-cart',
  coin: 'coin',
  comment: 'speech-balloon',
  document: 'page-facing-up',
  done: 'check-mark-button',
  download: 'inbox-tray',
  edit: 'memo',
  eye: 'eyes',
  feed: 'megaphone',
  gift: 'wrapped-gift',
  help: 'compass',
  info: 'light-bulb',
  locked: 'locked',
  mail: 'incoming-envelope',
  news: 'newspaper',
  party: 'party-popper',
  phone: 'telephone-receiver',
  play: 'clapper-board',
  search: 'magnifying-glass-tilted-left',
  star: 'star',
  ticket: 'admission-tickets',
  tooth: 'tooth',
  trophy: 'trophy',
  users: 'handshake',
  wait: 'hourglass-not-done',
  wallet: 'purse',
  warning: 'warning',
}

const directory = resolve(import.meta.dirname, '../app/ui/objects')
/** Twice the largest size on a page. */
const side = 192

mkdirSync(directory, { recursive: true })
let bytes = 0
for (const [name, object] of Object.entries(objects)) {
  const placed = { name: object, x: side / 2, foot: side * 0.9, size: side * 0.76, turn: 0, stands: true }
  const drawing = await drawObject(placed, '#1b2430') // raw-value-ok: a shadow
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${drawing}</svg>`
  const file = join(directory, `${name}.webp`)
  await sharp(Buffer.from(svg)).webp({ quality: 78, alphaQuality: 80, effort: 6 }).toFile(file)
  bytes += statSync(file).size
}
console.log(`${Object.keys(objects).length} objects, ${bytes} bytes`)
