import { resolvePath } from '@remix-run/react'
import { expect, test } from 'vitest'
import { logWhatLibrariesPrint } from './library-output.ts'
import { createLogger } from './logger.ts'

/** Gives the lines that the log gets while something is done. */
function logged(work: () => void): string[] {
  const lines: string[] = []
  const end = logWhatLibrariesPrint(createLogger('debug', { write: (line) => lines.push(line) }))
  try {
    work()
  } finally {
    end()
  }
  return lines
}

test('SEC-09 what a library prints is a line of the log, without the address of a page', () => {
  const lines = logged(() => {
    resolvePath('/redefinir-senha//segredo/ana', '/')
    console.error(
      'No route matches URL "/ativar/segredo"',
      new Error('https://x.example/segredo ana@exemplo.com.br'),
    )
    console.warn({ token: 'segredo' })
  })
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    expect(line).not.toMatch(/segredo|\bana\b/)
    expect(JSON.parse(line)).toMatchObject({ msg: 'A library printed something', printed: expect.any(Array) })
  }
  expect(lines[0]).toContain('double slashes')
})

test('SEC-09 a text without an end costs no more than its letters', () => {
  // Looked through for each of its letters it would take longer than a test may.
  const [line] = logged(() => console.error(`${'a.'.repeat(500_000)} https://x.example/segredo`))
  expect(line).not.toContain('segredo')
})

test('SEC-09 what Node warns of is a line of the log, too, and afterwards all is as before', () => {
  const lines: string[] = []
  const [print, listeners] = [console.warn, process.listeners('warning')]
  const end = logWhatLibrariesPrint(createLogger('info', { write: (line) => lines.push(line) }))
  for (const listener of process.listeners('warning')) listener(new Error('Invalid URL "/ativar/segredo"'))
  end()
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['Invalid URL "…"'])
  expect([console.warn, process.listeners('warning')]).toEqual([print, listeners])
})
