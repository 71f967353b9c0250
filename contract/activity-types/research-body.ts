import { z } from 'zod'
import type { ActivityBody } from './activity-type.ts'

/** What is known of questions until they can be answered here; the rest of a folder's part stays as it came. */
const schema = z.looseObject({
  research: z
    .looseObject({
      questions: z.array(
        z.looseObject({
          question: z.string(),
          options: z.array(z.looseObject({ label: z.string() })).default([]),
        }),
      ),
    })
    .optional(),
})
type ResearchBody = z.output<typeof schema>

/** Of the types that ask (6 to 12). Visitors read how many questions there are, and the question where it is only one. */
export const researchBody = {
  schema,
  forVisitors: ({ research }) => ({
    researches: research
      ? [
          {
            questions_count: research.questions.length,
            questions:
              research.questions.length === 1
                ? research.questions.map(({ question, options }) => ({
                    question,
                    options: options.map(({ label }) => label),
                  }))
                : [],
          },
        ]
      : [],
  }),
} satisfies ActivityBody<ResearchBody>
