/** Prints a sentence where its exit code says it belongs, and answers the code. */
export function say(text: string, code: number): number {
  if (code === 0) console.log(text)
  else console.error(text)
  return code
}
