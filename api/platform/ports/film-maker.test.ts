import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFilmMaker } from './film-maker.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'estacao-maker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program of that name, which writes what it was called with where it was to write, or fails. */
function stub(script: string) {
  const file = path.join(folder, 'ffmpeg')
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}
const target = path.join(folder, 'film.mp4')

test('SOC-04 without ffmpeg there is no maker', () => {
  expect(findFilmMaker('/nowhere:')).toBeNull()
})

test('SOC-04 SEC-66 it is called for one file that it may read and one that it writes; what it says of a failure is bounded', async () => {
  stub('for last; do :; done; echo "$@" > "$last"')
  const maker = findFilmMaker(`/nowhere:${folder}`)
  await maker?.film('/tmp/original', target)
  expect(readFileSync(target, 'utf8')).toMatch(
    /^-nostdin .*-protocol_whitelist file -format_whitelist mov,asf,matroska -max_pixels 10000000 -threads 1 -i \/tmp\/original .*-map_metadata -1 /,
  )
  await maker?.poster('/tmp/original', target)
  expect(readFileSync(target, 'utf8')).toContain('-frames:v 1')
  stub('head -c 5000 /dev/zero | tr "\\0" x >&2; exit 3')
  const failed = await maker?.film('/tmp/original', target).catch((error: Error) => error.message)
  expect(failed).toMatch(/^ffmpeg ended with 3: x{100,500}$/)
})

test('SEC-74 it has an end of memory and of time that the system keeps, and ends with this process', async () => {
  stub('for last; do :; done; { ulimit -v; ulimit -t; } > "$last"')
  await findFilmMaker(folder)?.film('/tmp/original', target)
  expect(readFileSync(target, 'utf8')).toBe('3000000\n300\n')
  stub('exec sleep 60')
  const listeners = process.listeners('exit')
  const going = findFilmMaker(folder)?.film('/tmp/original', target)
  const [end] = process.listeners('exit').filter((one) => !listeners.includes(one))
  end?.call(process, 0)
  await expect(going).rejects.toThrow('ffmpeg ended with null')
  expect(process.listeners('exit')).toEqual(listeners)
})

const ffmpeg = findFilmMaker()

test.runIf(ffmpeg)(
  'SEC-74 a list of parts is no film, whatever it is named, and neither is one of giant pictures',
  async () => {
    const parts = path.join(folder, 'partes.mp4')
    writeFileSync(
      parts,
      '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT5S"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1"><BaseURL>file:/tmp/x.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>',
    )
    await expect(ffmpeg?.film(parts, target)).rejects.toThrow(/not in whitelist|Invalid data/i)
  },
)
