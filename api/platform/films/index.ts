export { emptySamplesBesides, readIndex } from './empty-samples.ts'
export type { FilmProblem } from './film-problem.ts'
export { filmHeadBytes, filmSeconds, judgeFilm, judgePhoneFilm, phoneFilmKindOf } from './judge-film.ts'
export { stripFilm, strippedFilm } from './strip-film.ts'
