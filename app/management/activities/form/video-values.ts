import type { ManagedActivity } from '#contract/management/activities/schemas.ts'
import { mostVideos } from '#contract/management/most-entries.ts'
import { writeDecimal } from '../../fields/decimal.ts'

type Values = Record<string, string>
type Video = ManagedActivity['videos'][number]

/** Videos as form fields, a row each: `videos.0.url`. */
export function videoValues(videos: readonly Video[]): Values {
  const values: Values = {}
  videos.forEach(({ id, name, description, url, required, durationSeconds }, row) => {
    const fields = { id: String(id), name, description, url, required: required ? 'on' : '' }
    for (const [field, value] of Object.entries(fields)) values[`videos.${row}.${field}`] = value
    values[`videos.${row}.duration`] = writeClock(durationSeconds)
    values[`videos.${row}.place`] = String(row + 1)
  })
  return values
}

/**
 * Numbers of the rows a form has, whatever is in them; `01` would be one of them again. One more than can be saved: the
 * empty one that forms end with, or the one by which the API says that they are too many.
 */
export function videoRows(values: Values): number[] {
  const rows = Object.keys(values).map((name) => /^videos\.(0|[1-9]\d{0,3})\.name$/.exec(name)?.[1])
  return rows
    .filter((row) => row !== undefined)
    .map(Number)
    .sort((a, b) => a - b)
    .slice(0, mostVideos + 1)
}

/** The videos that rows say, in the places they say; `rows` tells which row each came from. Pure. */
export function readVideos(values: Values) {
  const at = (row: number, field: string) => (values[`videos.${row}.${field}`] ?? '').trim()
  const rows = videoRows(values)
    .filter((row) => at(row, 'remove') !== 'on' && (at(row, 'name') || at(row, 'url')))
    .sort((a, b) => (Number(at(a, 'place')) || 1e6) - (Number(at(b, 'place')) || 1e6))
  const list = rows.map((row) => {
    const durationSeconds = readClock(at(row, 'duration'))
    return {
      ...(at(row, 'id') && { id: Number(at(row, 'id')) }),
      name: at(row, 'name'),
      description: at(row, 'description'),
      url: at(row, 'url'),
      required: at(row, 'required') === 'on',
      ...(durationSeconds !== undefined && { durationSeconds }),
    }
  })
  return { list, rows }
}

/** Errors name videos by their place in what was sent; the form by their row. Pure. */
export function errorsByRow(fields: Values, values: Values): Values {
  const { rows } = readVideos(values)
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name
        .replace(/^videos\.(\d+)\./, (_, place: string) => `videos.${rows[Number(place)] ?? place}.`)
        .replace(/durationSeconds$/, 'duration'),
      message,
    ]),
  )
}

/** '3:45', '1:02:03', '225' or '12,5' in seconds; undefined for nothing, NaN for what is neither. Pure. */
function readClock(text: string): number | undefined {
  if (text === '') return undefined
  if (/^\d+,\d+$/.test(text)) return Number(text.replace(',', '.'))
  if (!/^\d{1,5}(:[0-5]?\d){0,2}$/.test(text)) return Number.NaN
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}

function writeClock(seconds: number | undefined): string {
  if (seconds === undefined) return ''
  const whole = Math.floor(seconds)
  if (whole !== seconds) return writeDecimal(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
