import { openToMember } from '../../people/access/index.ts'
import type { Area } from '../../platform/area.ts'
import { bringTypes } from '../participation/index.ts'
import { quizRoutes } from './http.ts'
import { hasQuizzes } from './published-quizzes.ts'
import { standaloneQuizType } from './standalone-quiz-type.ts'

/** Standalone quizzes: each question is tried until it is right (POL-11..13, ADR 88). */
export const quizArea: Area = {
  routes: quizRoutes,
  extensions: [
    bringTypes(standaloneQuizType),
    openToMember.answeredBy(async (ctx) => ((await hasQuizzes(ctx, {})) ? ['quizzes'] : [])),
  ],
}
