import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type ProductFile = { path: string; text: string; lines: number }

/** Gives the files of the product as git knows them, without tests and what is generated. */
export function productFiles(root: string): ProductFile[] {
  const wings = ['contract', 'api', 'app', 'server', 'themes', 'station-configs']
  const listed = execFileSync('git', ['ls-files', ...wings], { encoding: 'utf8', cwd: root }).split('\n')
  return listed
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && existsSync(join(root, path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, lines: text.split('\n').length - 1 }
    })
}
