import { z } from 'zod'
import { asSentence } from '#contract/content-fields.ts'
import { shortened } from '../../forms/create-shortener.ts'
import { parseSent } from '../../forms/parse-sent.server.ts'
import { type Field, type Fields, fieldNamed, isList } from './field.ts'
import { readText, type Values } from './field-values.server.ts'
import { entriesOf, formName, valueAt, withValueAt } from './place.ts'
import { putStored, type Sent, sentEntries, sentFiles, sentTexts } from './sent-entries.ts'

/** Stores what was sent for a field, with the texts beside it, and answers its address. */
export type StoreFile = (field: Field, file: File, texts: Values) => Promise<Stored>
/** `also` is what follows from it in other fields, of its row if it has one. */
export type Stored = { address: string; also?: Values } | { message: string }

/** What a form asks for, and what comes of it. */
export type FormDescription<Schema extends z.ZodType> = {
  fields: Fields
  /** What is saved, in the form of the contract. */
  schema: Schema
  /** What is there now: what no field speaks of stays. */
  before?: unknown
  timeZone?: string
  storeFile?: StoreFile
  /** What follows from several fields. */
  complete?: (value: Record<string, unknown>, typed: Values) => Record<string, unknown>
}

/** `typed` comes back with a form that is refused, other than formatted texts their beginnings; `errors` are by the names of its fields, and of parts of them. */
export type ReadForm<T> = { typed: Values; errors: Record<string, string>; value: T | undefined }

/**
 * An owner's form: names as conform nests them, read by the descriptions of its fields, held to the contract. Files are
 * stored on the way, also for a form that is refused, which then still has them; whatever comes of it, they are kept only
 * once a change that names them is saved.
 */
export async function readForm<Schema extends z.ZodType>(
  sentForm: FormData,
  form: FormDescription<Schema>,
): Promise<ReadForm<z.output<Schema>>> {
  const sent = sentEntries(sentForm, form.fields)
  const refused = form.storeFile ? await storeFiles(sent, form.fields, form.storeFile) : {}
  const typed = sentTexts(sent)
  const { value, errors } = readTexts(typed, form)
  const all = { ...errors, ...refused }
  return {
    typed: shownAgain(typed, form.fields),
    errors: all,
    value: Object.keys(all).length > 0 ? undefined : value,
  }
}

/** Formatted texts are long, and all of a form together no longer than the edge allows. */
const shownAgain = (typed: Values, fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [
      name,
      fieldNamed(fields, name)?.kind === 'html' ? text : shortened(text),
    ]),
  )

/** One after another: each is read and stored whole. The address stands in the field then; why not, if not, in the answer. */
async function storeFiles(sent: Sent, fields: Fields, storeFile: StoreFile): Promise<Record<string, string>> {
  const refused: Record<string, string> = {}
  for (const { name, file } of sentFiles(sent)) {
    const field = fieldNamed(fields, name)
    if (!field) continue
    const stored = await storeFile(field, file, sentTexts(sent))
    if ('message' in stored) refused[name] = stored.message
    else {
      const row = /^.*\]\./.exec(name)?.[0] ?? ''
      for (const [other, text] of Object.entries(stored.also ?? {})) sent.set(`${row}${other}`, text)
      putStored(sent, name, stored.address)
    }
  }
  return refused
}

function readTexts<Schema extends z.ZodType>(
  typed: Values,
  { fields, schema, before, timeZone = '', complete = (value) => value }: FormDescription<Schema>,
): { value?: z.output<Schema>; errors: Record<string, string> } {
  const read = (isLenient: boolean) => {
    const names = new FormData()
    for (const [name, text] of Object.entries(typed)) names.append(name, text)
    return parseSent(names, formSchema(fields, { timeZone, isLenient }), {
      isField: (name) => fieldNamed(fields, name) !== undefined,
      most: 1_000,
    })
  }
  const check = (value: unknown) => {
    const checked = schema.safeParse(complete(over(before, fields, value), typed))
    return checked.success
      ? { value: checked.data, errors: {} }
      : { errors: formErrors(fields, firstAtPlaces(checked.error.issues)) }
  }
  const strict = read(false)
  if (strict.status === 'success') return check(strict.value)
  const unread = firstOf(strict.error ?? {})
  const lenient = read(true)
  const others = lenient.status === 'success' ? check(lenient.value).errors : {}
  return { errors: inOrder(fields, withOthers(unread, others)) }
}

/** What is wrong with other fields is said at once with what could not be read, which says nothing of itself a second time. */
function withOthers(unread: Record<string, string>, others: Record<string, string>): Record<string, string> {
  const names = Object.keys(unread)
  const isTold = (name: string) => names.some((one) => one.startsWith(name) || name.startsWith(one))
  return { ...Object.fromEntries(Object.entries(others).filter(([name]) => !isTold(name))), ...unread }
}

/** As the page has them. */
function inOrder(fields: Fields, errors: Record<string, string>): Record<string, string> {
  const placeOf = (name: string) => fields.findIndex((field) => name.startsWith(field.name))
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => placeOf(one) - placeOf(other)))
}

/** Of a place with several the first is said; places stand in the order of the form. */
function firstAtPlaces(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const messages = new Map<string, string>()
  for (const { path, message } of issues) {
    const place = path.join('.')
    if (!messages.has(place)) messages.set(place, asSentence(message))
  }
  return Object.fromEntries(messages)
}

const firstOf = (errors: Record<string, string[] | null>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [name, asSentence(messages?.[0] ?? '')]),
  )

/** What is wrong, by places of what is saved, under the names that the form has. Pure. */
export function formErrors(fields: Fields, errors: Record<string, string>): Record<string, string> {
  const nameOf = (place: string) => {
    const field = fields.find(({ at }) => at !== undefined && (place === at || place.startsWith(`${at}.`)))
    return formName(field?.at ? `${field.name}${place.slice(field.at.length)}` : place)
  }
  return Object.fromEntries(Object.entries(errors).map(([place, message]) => [nameOf(place), message]))
}

/** `isLenient`: a text that says nothing of its kind is no value, instead of wrong. */
type Reading = { timeZone: string; isLenient: boolean }

/** The shape of a form: its texts, nested as they are named, each as what it says. */
function formSchema(fields: Fields, reading: Reading): z.ZodType<Record<string, unknown>> {
  const shape = new Map<string, z.ZodType>()
  for (const field of fields) {
    const [head = '', ...rest] = field.name.split('.')
    if (isList(field)) shape.set(head, z.array(formSchema(field.each, reading)).default([]))
    else if (rest.length === 0) shape.set(head, textSchema(field, reading))
    else if (!shape.has(head)) shape.set(head, formSchema(inside(fields, head), reading).prefault({}))
  }
  return z.object(Object.fromEntries(shape))
}

/** The fields of a group, as they are named in it. */
const inside = (fields: Fields, group: string): Fields =>
  fields.flatMap((field) =>
    field.name.startsWith(`${group}.`) ? [{ ...field, name: field.name.slice(group.length + 1) }] : [],
  )

const textSchema = (field: Field, { timeZone, isLenient }: Reading) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      const read = readText(field, text ?? '', timeZone)
      if ('value' in read) return read.value
      if (isLenient) return undefined
      context.addIssue(read.wrong)
      return z.NEVER
    })

/** What is there now with what the form says of it. */
function over(before: unknown, fields: Fields, read: unknown): Record<string, unknown> {
  return fields.reduce<Record<string, unknown>>((value, field) => {
    const said = valueAt(read, field.name)
    if (!isList(field))
      return field.isSaved === false ? value : withValueAt(value, field.at ?? field.name, said)
    return withValueAt(
      value,
      field.at ?? field.name,
      entriesOf(said).map((entry) => over({}, field.each, entry)),
    )
  }, recordOf(before))
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
