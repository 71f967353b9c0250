/** What is wrong with a film: another type, not whole, or packed in a way that few browsers play. */
export type FilmProblem = 'wrong_type' | 'broken' | 'unknown_codec'
