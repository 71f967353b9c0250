import { composed } from '#contract/composed.ts'

const longest = 40

/**
 * The first name somebody gave, or null when it does not look like one. Names go into mails to addresses that nobody
 * has proved yet: an address, a number or a sentence in the place of a name would make us carry advertising.
 */
export function firstName(name: string): string | null {
  const [first = ''] = composed(name).trim().split(/\s+/)
  return /^\p{L}[\p{L}\p{M}'’-]*$/u.test(first) && first.length <= longest ? first : null
}

/** The whole name under the same rule, cut to three words; initials keep their dot. */
export function fullName(name: string): string | null {
  const words = composed(name).trim().split(/\s+/).slice(0, 3)
  const looksLikeName = words.every((word) => /^\p{L}([\p{L}\p{M}'’-]*|\.)$/u.test(word))
  const text = words.join(' ')
  return looksLikeName && firstName(name) && text.length <= 2 * longest ? text : null
}
