import { z } from 'zod'
import { type TopicInput, topicInputSchema } from '#contract/console/topics/schemas.ts'
import { mostLetters, mostTopicLines } from '#contract/most-letters.ts'
import { parseDate, writeDate } from '#contract/real-date.ts'
import { texts } from './texts.ts'

const most = mostLetters.topicLine

type Read<Entry> = (first: string, second: string) => Entry | string

/** Lines of two parts with a bar between them, each an entry; what is wrong with which line is said at its field. */
const lined = <Entry>(most: number, read: Read<Entry>) =>
  z.string().transform((text, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
    const entries: Entry[] = []
    for (const [at, line] of lines.entries()) {
      if (line === '') continue
      const [first = '', ...rest] = line.split('|')
      const entry = read(first.trim(), rest.join('|').trim())
      if (typeof entry === 'string') return refuse(texts.line(at + 1, entry))
      entries.push(entry)
    }
    return entries.length > most ? refuse(texts.most(most)) : entries
  })

/** Both parts as long as they may be, the first there. */
const parts =
  <Entry>(longest: [number, number], make: (first: string, second: string) => Entry): Read<Entry> =>
  (first, second) => {
    if (first === '') return texts.first
    if (first.length > longest[0]) return texts.long(longest[0])
    return second.length > longest[1] ? texts.long(longest[1]) : make(first, second)
  }

function readAction(day: string, description: string): TopicInput['actions'][number] | string {
  const date = parseDate(day)
  if (!date || description === '') return texts.date
  return description.length > most.action ? texts.long(most.action) : { date, description }
}

/** A topic as its form says it: its lists are lines (PLS-02). */
export const topicFormSchema = topicInputSchema.extend({
  highlights: lined(
    mostTopicLines.highlights,
    parts([most.highlight, most.highlight], (item, position) => ({ item, position })),
  ),
  actions: lined(mostTopicLines.actions, readAction),
  cases: lined(
    mostTopicLines.cases,
    parts([most.caseNumber, most.court], (number, court) => ({ number, court })),
  ),
})

/** The same of one that is there. Pure. */
export const linesOf = ({ highlights, actions, cases, ...topic }: TopicInput) => ({
  ...topic,
  highlights: joined(highlights.map(({ item, position }) => [item, position])),
  actions: joined(actions.map(({ date, description }) => [writeDate(date), description])),
  cases: joined(cases.map(({ number, court }) => [number, court])),
})

const joined = (entries: readonly (readonly string[])[]) =>
  entries.map((two) => two.filter((part) => part !== '').join(' | ')).join('\n')
