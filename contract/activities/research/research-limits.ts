/** Bounds of questions and their answers that pages need, too (D2§5, D2§9). */
export const researchLimits = {
  questions: 100,
  options: 50,
  feedbacks: 50,
  /** Letters of a free text, counted as people count them (POL-03). */
  answerLetters: 600,
  /** The most bytes of a video (D2§5, POL-05). */
  videoBytes: 10_000_000,
  /** The most bytes of one person's videos in a day. */
  videoBytesOfDay: 200_000_000,
  /** Anonymous answers are opened, and shown, so many together at least (GAP-111). */
  leastAnonymous: 5,
  /** Whole anonymous answers, what one person said to all questions, are shown from so many of a version on (SEC-93). */
  leastJoined: 20,
  /** A quiz is passed from this share of right answers on (GAP-38). */
  passShare: 0.5,
} as const
