import { describe, expect, test } from 'vitest'
import { createLogger } from './logger.ts'

/** Gives the one line that logging an error writes. */
function logged(err: unknown): string {
  const lines: string[] = []
  createLogger('info', { write: (line) => lines.push(line) }).error({ err }, 'failed')
  return lines.join('')
}

describe('SEC-09 errors in the log', () => {
  test('SEC-09 a failed query says what failed and none of its parameters', () => {
    const cause = Object.assign(new Error('invalid input syntax for type integer: "52998224725"'), {
      code: '22P02',
      severity: 'ERROR',
      detail: 'Key (cpf)=(52998224725) already exists.',
      parameters: ['ana@exemplo.com.br'],
    })
    const error = Object.assign(
      new Error('Failed query: select 1 where cpf = $1\nparams: 529.982.247-25,ana@exemplo.com.br', {
        cause,
      }),
      { params: ['52998224725'] },
    )
    const line = logged(error)
    expect(line).not.toMatch(/529\.?982|ana@|Key \(cpf\)/)
    expect(JSON.parse(line).err).toMatchObject({
      message: 'Failed query: select 1 where cpf = $1',
      cause: { code: '22P02', message: 'invalid input syntax for type integer: "…"' },
    })
  })

  test('SEC-09 addresses of pages and people in messages are taken out, whatever a library adds is not logged', () => {
    const invalid = Object.assign(new TypeError('Invalid URL "/ativar/segredo" of ana@exemplo.com.br'), {
      input: '/ativar/segredo',
    })
    expect(logged(invalid)).not.toMatch(/segredo|ana@/)
    const posted = {
      status: 405,
      statusText: 'Method Not Allowed',
      data: 'You made a POST request to "/ativar/segredo"',
      error: new Error('You made a POST request to "/ativar/segredo" but did not provide an `action`'),
    }
    expect(logged(posted)).not.toContain('segredo')
    expect(logged(posted)).toContain('"status":405')
    expect(logged(posted.error)).not.toContain('segredo')
    expect(logged('just ana@exemplo.com.br')).not.toContain('ana@')
  })
})
