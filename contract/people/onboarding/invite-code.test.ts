import { describe, expect, test } from 'vitest'
import { readInviteCode } from './invite-code.ts'

describe('ONB-02 GAP-57 an invite code is read strictly', () => {
  const ok = (code: string, inviterId: number | null = null) => ({ ok: true, invite: { code, inviterId } })
  const no = (reason: string) => ({ ok: false, reason })
  const malformed = no('malformed')
  const table: [string, unknown][] = [
    ['FANJUNTO', ok('FANJUNTO')],
    ['FANJUNTO-U7-E1', ok('FANJUNTO', 7)],
    ['abc123-U900719925474099-E1', ok('abc123', 900719925474099)],
    ['FANJUNTO-U7-E2', no('other_station')],
    ['FANJUNTO-U5-E1', no('own')],
    ['FANJUNTO-U5-E2', no('other_station')],
    ['', malformed],
    ['A', malformed],
    ['FAN JUNTO', malformed],
    ['FANJUNTO-', malformed],
    ['FANJUNTO-U-E1', malformed],
    ['FANJUNTO-U0-E1', malformed],
    ['FANJUNTO-U07-E1', malformed],
    ['FANJUNTO-U7', malformed],
    ['FANJUNTO-E1', malformed],
    ['FANJUNTO-u7-e1', malformed],
    ['FANJUNTO-E1-U7', malformed],
    ['FANJUNTO-U7-E1-', malformed],
    ['FANJUNTO-U7-E1x', malformed],
    ['FANJUNTO-U7-E1\n', malformed],
    ['FANJUNTO-U-7-E1', malformed],
    ['FANJUNTO-U7.5-E1', malformed],
    ['FANJUNTO-U9999999999999999-E1', malformed],
    ['-U7-E1', malformed],
    ['../FANJUNTO', malformed],
    ['FANJUNTO-U7-E1/..', malformed],
    ["FAN'--", malformed],
    ['a'.repeat(41), malformed],
  ]
  test.each(table)('%j', (text, reading) => {
    expect(readInviteCode(text, { stationId: 1, participantId: 5 })).toEqual(reading)
  })

  test('a visitor has no invitation of their own', () => {
    expect(readInviteCode('FANJUNTO-U5-E1', { stationId: 1 })).toEqual(ok('FANJUNTO', 5))
  })
})
