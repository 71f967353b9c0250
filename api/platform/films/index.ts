export type { FilmProblem } from './film-problem.ts'
export { judgeFilm, judgePhoneFilm } from './judge-film.ts'
export { stripFilm, strippedFilm } from './strip-film.ts'
