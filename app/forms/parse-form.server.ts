import type { Submission } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import type { z } from 'zod'
import { ApiProblem } from '#contract/client.ts'
import { parseSent } from './parse-sent.server.ts'

/**
 * Gives the constraints that the markup can say by itself, such as required and lengths. For loaders: no zod reaches
 * the first load.
 */
export const constraintsOf = (schema: z.ZodType) => getZodConstraint(schema)

/** Parses a sent form by its schema. */
export async function parseForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const formData = await request.formData()
  return { formData, submission: parseSent(formData, schema) }
}

/** Answers the form with its errors and the typed text; passwords never travel back. */
export function refuse<T>(submission: Submission<T>, status = 422, errors: Errors = {}) {
  const form = submission.reply({
    hideFields: secrets,
    ...errors,
  })
  const startedAt = String(submission.payload.started_at ?? '')
  return data({ form, startedAt, captchaLevel: errors.captchaLevel ?? 0 }, { status })
}

/** Answers the form as it was typed, unjudged: it was not sent, only changed; some of it may stand elsewhere. */
export function shownAgain<T>(submission: Submission<T>, moved: Record<string, string> = {}) {
  const typed = submission.reply({ hideFields: secrets })
  const initialValue = { ...typed.initialValue, ...moved }
  const startedAt = String(submission.payload.started_at ?? '')
  return data({ form: { initialValue }, startedAt, captchaLevel: 0 })
}

const secrets = ['current_password', 'password', 'password_confirmation']

type Errors = {
  fieldErrors?: Record<string, string[]>
  formErrors?: string[]
  /** More work than the form came with (GAP-106). */
  captchaLevel?: number
}

/**
 * Puts the API's refusal beside its fields or over the form (ERR-02), its failure too (ERR-03): nothing typed is lost.
 * Any other error is thrown on.
 */
export function refuseBy<T>(submission: Submission<T>, problem: unknown) {
  if (!(problem instanceof ApiProblem)) throw problem
  const { fields, messages, details } = problem.body
  const shown = Object.entries(fields ?? {}).filter(([name]) => name !== 'captcha')
  return refuse(submission, problem.status, {
    fieldErrors: Object.fromEntries(shown),
    formErrors: shown.length > 0 ? [] : messages,
    captchaLevel: Number(details?.captchaLevel ?? 0),
  })
}
