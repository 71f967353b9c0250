import type { ErrorBody } from '#contract/errors.ts'

/** More than any form of ours has: whoever sends more wrong fields learns of the first ones. */
const mostTexts = 40
/** Characters, after which a name or a message is cut. */
const longestName = 80
const longestMessage = 400
/** Characters of all messages, and of all fields, together: in JSON well under the 16 KB that an error may have. */
const mostOfMessages = 1_500
const mostOfFields = 3_000
/** What JSON writes around a text. */
const around = 4

/**
 * The error body with a bounded number of names, messages and bytes, whatever came in (SEC-01). `details` are ours and
 * pass as they are. Pure.
 */
export function boundError({ messages, fields, ...rest }: ErrorBody): ErrorBody {
  const bounded = { ...rest, messages: textsWithin(mostOfMessages)(messages) }
  return fields ? { ...bounded, fields: boundFields(fields) } : bounded
}

function boundFields(fields: NonNullable<ErrorBody['fields']>) {
  const take = textsWithin(mostOfFields)
  // Without a prototype: somebody may call a field `__proto__` or `constructor`.
  const bounded: typeof fields = Object.create(null)
  for (const name of Object.keys(fields).slice(0, mostTexts)) {
    const [key] = take([name.slice(0, longestName)])
    if (key !== undefined) bounded[key] = take(fields[name] ?? [])
  }
  return bounded
}

/** Takes texts while there is room for them. */
function textsWithin(room: number) {
  let left = room
  return (texts: readonly string[]): string[] =>
    texts.slice(0, mostTexts).flatMap((text) => {
      const taken = plain(text)
      left -= taken.length + around
      return left >= 0 ? [taken] : []
    })
}

/** Cut, and without control characters and halves of letters: JSON writes each of those with six signs. */
const plain = (text: string) => text.slice(0, longestMessage).replace(/\p{C}/gu, '')
