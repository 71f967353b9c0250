import { randomUUID } from 'node:crypto'

/** A file that somebody chose for a field. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }
export type Entry = [name: string, value: string | ChosenFile]
/** What pressing a button, or Enter in a field, sends. */
export type Submission = { method: 'GET' | 'POST'; url: URL; entries: Entry[]; encoding: string }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** What a browser makes of a form and the button that was pressed, with what that one says instead of the form. */
export function submissionOf(
  form: HTMLFormElement,
  button: Element | null,
  files: ReadonlyMap<Element, ChosenFile[]>,
): Submission {
  const said = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  const method = said('method').toLowerCase() === 'post' ? 'POST' : 'GET'
  return {
    method,
    url: new URL(said('action') || form.ownerDocument.URL, form.ownerDocument.baseURI),
    entries: [...form.elements].flatMap((control) => entriesOf(control as Control, button, files)),
    encoding: method === 'POST' ? said('enctype').toLowerCase() || 'application/x-www-form-urlencoded' : '',
  }
}

function entriesOf(
  control: Control,
  button: Element | null,
  files: ReadonlyMap<Element, ChosenFile[]>,
): Entry[] {
  const { name } = control
  if (!name || control.matches(':disabled') || control.closest('datalist')) return []
  return valuesOf(control, button, files).map((value): Entry => [name, value])
}

/** Line ends as forms send them. */
const lines = (text: string) => text.replace(/\r\n?|\n/g, '\r\n')
const noFile: ChosenFile = { name: '', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) }

function valuesOf(
  control: Control,
  button: Element | null,
  files: ReadonlyMap<Element, ChosenFile[]>,
): (string | ChosenFile)[] {
  switch (control.type) {
    case 'submit':
    case 'image':
    case 'button':
    case 'reset':
      return control === button ? [control.value] : []
    case 'checkbox':
    case 'radio':
      return (control as HTMLInputElement).checked ? [control.value] : []
    case 'file':
      return files.get(control) ?? [noFile]
    case 'select-one':
    case 'select-multiple':
      return [...(control as HTMLSelectElement).options]
        .filter((option) => option.selected && !option.disabled)
        .map(({ value }) => value)
    default:
      return [lines(control.value)]
  }
}

const words = (value: string | ChosenFile): string => (typeof value === 'string' ? value : value.name)

/** The request of a submission: where to, and what with. */
export function requestOf({ method, url, entries, encoding }: Submission) {
  if (method === 'GET') {
    const asked = new URL(url)
    asked.search = new URLSearchParams(entries.map(([name, value]) => [name, words(value)])).toString()
    return { method, url: asked }
  }
  if (encoding !== 'multipart/form-data') {
    const body = new URLSearchParams(entries.map(([name, value]) => [name, words(value)])).toString()
    return { method, url, body: Buffer.from(body), type: 'application/x-www-form-urlencoded' }
  }
  const boundary = `----estacao${randomUUID()}`
  const parts = entries.map(([name, value]) => partOf(name, value, boundary))
  return {
    method,
    url,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

/** By hand: what Node makes of a form leaves the empty name of a file out that nobody chose, which browsers send. */
function partOf(name: string, value: string | ChosenFile, boundary: string): Buffer {
  const escaped = (text: string) => text.replace(/"/g, '%22').replace(/\r\n?|\n/g, '%0D%0A')
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"`
  if (typeof value === 'string') return Buffer.from(`${head}\r\n\r\n${value}\r\n`)
  const file = `; filename="${escaped(value.name)}"\r\nContent-Type: ${value.mimeType}\r\n\r\n`
  return Buffer.concat([Buffer.from(head + file), value.buffer, Buffer.from('\r\n')])
}
