import { z } from 'zod'
import { mostLetters } from '../../../most-letters.ts'
import { writtenText } from '../../../written-text.ts'
import { tagNameField } from '../schemas.ts'

/** Bytes of a file, lines of people in it, and columns of a line. */
export const mostPeopleBytes = 20 * 1024 * 1024
export const mostPeopleLines = 50_000
export const mostPeopleColumns = 60

/**
 * `matching`: its columns wait to be told; `checking`: its lines are looked at, nothing is written; `ready`: it waits to be confirmed;
 * `waiting`: another one is being written; `writing`, `done`, `failed`.
 */
export const peopleImportStates = [
  'matching',
  'checking',
  'ready',
  'waiting',
  'writing',
  'done',
  'failed',
] as const
export type PeopleImportState = (typeof peopleImportStates)[number]

/** By what somebody is found who is here already. */
export const importKeys = ['cpf', 'email'] as const
export type ImportKey = (typeof importKeys)[number]
/** What becomes of them. */
export const knownChoices = ['update', 'leave'] as const
export type KnownChoice = (typeof knownChoices)[number]
/** What a line comes to. */
export const lineOutcomes = ['created', 'updated', 'same', 'wrong'] as const
export type LineOutcome = (typeof lineOutcomes)[number]

/** What a column of a file may say: `key` names it in `columns`. */
const importColumnSchema = z.object({ key: z.string(), label: z.string(), isNeeded: z.boolean() })

const countsSchema = z.object({
  created: z.number(),
  updated: z.number(),
  same: z.number(),
  wrong: z.number(),
})

const lineProblemSchema = z.object({ column: z.string().nullable(), text: z.string() })

/** One of the first lines, as it would become. */
const previewLineSchema = z.object({
  line: z.number(),
  outcome: z.enum(lineOutcomes),
  /** By the keys of the columns. */
  values: z.record(z.string(), z.string()),
})
export type PreviewLine = z.output<typeof previewLineSchema>

/** An import of people (PPL-18). Instants in ISO 8601. */
export const peopleImportSchema = countsSchema.extend({
  id: z.number(),
  state: z.enum(peopleImportStates),
  fileName: z.string(),
  by: z.string(),
  createdAt: z.string(),
  /** Lines of people in the file, so far as they were counted, and those that were gone through. */
  lines: z.number(),
  seen: z.number(),
  key: z.enum(importKeys),
  known: z.enum(knownChoices),
  tags: z.array(z.string()),
  /** Whether a column gives points, and whether the new ones are invited. */
  hasPoints: z.boolean(),
  invites: z.boolean(),
  /** Labels of the columns that are read, by their keys. */
  labels: z.record(z.string(), z.string()),
  preview: z.array(previewLineSchema),
  /** Why it failed. */
  failure: z.string().nullable(),
})
export type PeopleImport = z.output<typeof peopleImportSchema>

/** The columns of a file and what each may be taken for; `columns`: what each is taken for so far. */
export const importMatchSchema = z.object({
  id: z.number(),
  state: z.enum(peopleImportStates),
  fileName: z.string(),
  header: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  columns: z.array(z.string().nullable()),
  choices: z.array(importColumnSchema),
  key: z.enum(importKeys),
  known: z.enum(knownChoices),
  tags: z.array(z.string()),
})
export type ImportMatch = z.output<typeof importMatchSchema>

export const importMatchInputSchema = z.strictObject({
  columns: z.array(z.string().max(60).nullable()).max(mostPeopleColumns),
  key: z.enum(importKeys),
  known: z.enum(knownChoices),
  tags: z.array(tagNameField).max(10),
})
export type ImportMatchInput = z.output<typeof importMatchInputSchema>

/** `reason`: of the opening balances, which their people read; null where there are none. */
export const importConfirmSchema = z.strictObject({
  invites: z.boolean(),
  reason: writtenText(mostLetters.reason).nullable(),
})
export type ImportConfirm = z.output<typeof importConfirmSchema>

/** A line that was not taken, with what it says and what is wrong with it. */
export const wrongLineSchema = z.object({
  line: z.number(),
  cells: z.array(z.string()),
  problems: z.array(lineProblemSchema),
})
export type WrongLine = z.output<typeof wrongLineSchema>
