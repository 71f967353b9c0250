import { lookOf, pictureAddress, readPicture } from '#contract/picture-look.ts'
import { type FieldList, type Fields, fieldNamed, isList } from './field.ts'

/** What a form sent, by the names of its fields. */
export type Sent = Map<string, string | File>

/** Beside the field of a file: what is sent for it, and that it goes; beside that of a picture how it is shown, now or once it is sent. */
const beside = /\.(file|remove|focus|newFocus|treatment)$/
const looks = /\.(focus|newFocus|treatment)$/
const fileName = (name: string) => `${name}.file`

/**
 * What a form sent for these fields, each name once, and the entries of its lists numbered anew: without those that are
 * empty or were removed, in the places they ask for. Any other name is left out unread, so that none makes a list of four
 * thousand million entries or an object of a thousand levels (SEC-39). Pure.
 */
export function sentEntries(form: FormData, fields: Fields): Sent {
  const sent: Sent = new Map()
  const rows = new Map<string, Sent>()
  for (const [name, value] of form) {
    const [, list, place, inside] = /^(\w{1,40})\[(0|[1-9]\d?)\]\.([\w.]{1,80})$/.exec(name) ?? []
    if (list === undefined || place === undefined || inside === undefined) {
      if (isKnown(fields, name) && !sent.has(name)) sent.set(name, value)
    } else if (isKnown(fields, name) || inside === 'remove') {
      const key = `${list}[${place}]`
      const row = rows.get(key) ?? new Map()
      if (!row.has(inside)) rows.set(key, row.set(inside, value))
    }
  }
  for (const list of fields.filter(isList)) addRows(sent, list, rows)
  return sent
}

function isKnown(fields: Fields, name: string): boolean {
  const field = fieldNamed(fields, name) ?? fieldNamed(fields, name.replace(beside, ''))
  return field !== undefined && (field.kind === 'picture' || !looks.test(name))
}

function addRows(sent: Sent, list: FieldList, rows: ReadonlyMap<string, Sent>): void {
  const places = Array.from({ length: list.most + 1 }, (_, place) => rows.get(`${list.name}[${place}]`))
  const kept = places.filter((row) => row !== undefined).filter((row) => isEntry(list, row))
  const wanted = (row: Sent) => Number(list.sortedBy && row.get(list.sortedBy)) || Number.POSITIVE_INFINITY
  const sorted = list.sortedBy ? kept.sort((a, b) => compare(wanted(a), wanted(b))) : kept
  for (const [place, row] of sorted.entries())
    for (const [name, value] of row) sent.set(`${list.name}[${place}].${name}`, value)
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b)

const isEntry = ({ filledBy }: FieldList, row: Sent) =>
  row.get('remove') !== 'on' &&
  filledBy.some((name) => hasText(row.get(name)) || isFile(row.get(fileName(name))))

const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
export const isFile = (value: unknown): value is File => value instanceof File && value.size > 0

/** The fields for which files were sent. Pure. */
export const sentFiles = (sent: Sent): { name: string; file: File }[] =>
  [...sent].flatMap(([name, file]) =>
    name.endsWith('.file') && isFile(file) ? [{ name: name.slice(0, -'.file'.length), file }] : [],
  )

/** The texts that were sent, pictures with the look that was chosen for them; what shall go is empty. Pure. */
export function sentTexts(sent: Sent): Record<string, string> {
  const texts = [...sent].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !beside.test(name)
      ? [[name, sent.get(`${name}.remove`) === 'on' ? '' : withLook(sent, name, value)]]
      : [],
  )
  return Object.fromEntries(texts)
}

function withLook(sent: Sent, name: string, address: string): string {
  const [point, treatment] = [sent.get(`${name}.focus`), sent.get(`${name}.treatment`)]
  if (address === '' || (typeof point !== 'string' && typeof treatment !== 'string')) return address
  const { file, ...before } = readPicture(address)
  const said = lookOf(String(point), String(treatment))
  return pictureAddress(file, {
    focus: typeof point === 'string' ? said.focus : before.focus,
    treatment: typeof treatment === 'string' ? said.treatment : before.treatment,
  })
}

/** Puts the address of a file that was sent in its place; a picture that was looked at before has the point chosen then. */
export function putStored(sent: Sent, name: string, address: string): void {
  const point = sent.get(`${name}.newFocus`)
  sent.set(name, address)
  sent.delete(`${name}.remove`)
  if (typeof point === 'string') sent.set(`${name}.focus`, point)
  else sent.delete(`${name}.focus`)
}
