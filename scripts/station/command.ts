/** A sub-command of `npm run station`: one line of help and what it does. Answers the exit code. */
export type StationCommand = {
  usage: string
  summary: string
  run: (parameters: string[]) => number | Promise<number>
}
