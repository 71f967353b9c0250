/** Bounds of questions and their answers that pages need, too (D2§5, D2§9). */
export const researchLimits = {
  questions: 100,
  options: 50,
  feedbacks: 50,
  /** Letters of a free text, counted as people count them (POL-03). */
  answerLetters: 600,
  /** A quiz is passed from this share of right answers on (GAP-38). */
  passShare: 0.5,
} as const
