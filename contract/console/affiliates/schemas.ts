import { z } from 'zod'
import { idParam } from '../../endpoint.ts'
import { cpfField, emailField } from '../../fields.ts'
import { dateField, nameField, phoneField } from '../../person-fields.ts'

/** Lines that are taken at once. */
export const mostLines = 5_000

/** Somebody on the station's list (PPL-16). The CPF is covered; null: the list does not say. */
export const listedCpfSchema = z.object({
  id: z.number(),
  cpf: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  /** The number of the account with that CPF, if there is one. */
  personId: z.number().nullable(),
})
export type ListedCpf = z.output<typeof listedCpfSchema>

export const listedQuerySchema = z.object({
  search: z.string().trim().max(100).optional(),
  before: idParam.optional(),
})

const none = z.literal('').transform(() => null)
/** What is said of somebody; what is left out stays as it is, or is not known. */
export const listedInputSchema = z.strictObject({
  cpf: cpfField,
  name: z.union([nameField, none]).optional(),
  email: z.union([emailField, none]).optional(),
  phone: z.union([phoneField, none]).optional(),
  birthday: z.union([dateField, none]).optional(),
})
export type ListedInput = z.output<typeof listedInputSchema>

const cell = z.string().max(300)
/** A line of a file as it stands there: what is wrong with it is told by its number. */
export const listLineSchema = z.strictObject({
  line: z.int().positive(),
  cpf: cell,
  name: cell.optional(),
  email: cell.optional(),
  phone: cell.optional(),
  birthday: cell.optional(),
})
export type ListLine = z.output<typeof listLineSchema>

/** What came of many lines: of those that were right each is on the list now. */
export const listedLinesSchema = z.object({
  added: z.number(),
  changed: z.number(),
  same: z.number(),
  problems: z.array(z.object({ line: z.number(), message: z.string() })),
})
export type ListedLines = z.output<typeof listedLinesSchema>
