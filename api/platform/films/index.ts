export type { FilmProblem } from './film-problem.ts'
export { judgeFilm, judgePhoneFilm } from './judge-film.ts'
