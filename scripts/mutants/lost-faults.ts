import { readFileSync } from 'node:fs'
import path from 'node:path'
import { keptFaults } from './kept-faults.ts'

/**
 * Gives the kept faults whose text does not stand in its file once, in words: they would change nothing, or something
 * else, and live or die for no reason.
 */
export const lostFaults = (root: string): string[] =>
  keptFaults.flatMap(({ faults }) =>
    faults.flatMap(({ file, text, breaks }) => {
      const times = readFileSync(path.join(root, file), 'utf8').split(text).length - 1
      return times === 1 ? [] : `${file}: '${breaks}' fits ${times} times: ${text}`
    }),
  )
