import type { LoaderFunctionArgs } from '@remix-run/node'
import { json } from '@remix-run/node'

/** A page that is named where another is missing. */
export type Suggestion = { href: string; label: string }

/** Pages that a missing one names: enough to go on, few enough to read. */
export const mostSuggestions = 3

/** Answers that a page is missing, and names others. */
export const missing = (suggestions: readonly Suggestion[] = []) => json({ suggestions }, { status: 404 })

/**
 * The loader and the action of a frame's addresses that no page answers: its guard, then a 404 inside the frame. `suggest`: the pages to name
 * instead, by what the guard gave.
 */
export const missingPage =
  <Known>(
    guard: (args: LoaderFunctionArgs) => Promise<Known> | Known,
    suggest?: (known: Known, args: LoaderFunctionArgs) => Promise<Suggestion[]>,
  ) =>
  async (args: LoaderFunctionArgs): Promise<never> => {
    const known = await guard(args)
    throw missing(await suggest?.(known, args))
  }
