import { expect, test } from 'vitest'
import { moderation } from '../../moderation/area.ts'
import { points } from '../../points/area.ts'
import { team } from '../../team/area.ts'
import { person } from './area.ts'
import { toHistoryLine } from './history-line.ts'

const line = (what: string, part: string, after: object = { name: 'Marina' }) =>
  toHistoryLine({ ...{ id: 1, who: 'Eva', name: 'Marina', before: null, created_at: '' }, what, part, after })

test('PPL-09 PPL-13 a line of one person is a sentence, with the reason that they read', () => {
  const after = { name: 'Marina', amount: '10,00 créditos', kind: 'correction', reason: 'Engano' }
  expect(line('points.debit', 'points:7', after)).toMatchObject({
    said: 'Eva descontou pontos de Marina',
    reason: 'Engano',
    changes: [{ label: 'Valor' }, { label: 'Tipo' }],
  })
})

test('PPL-09 whatever is written of one person has its words', () => {
  const written = [person, moderation, team, points].flatMap(({ audit = {} }) => Object.keys(audit))
  for (const what of written) expect(line(what, 'participant:7').said).not.toContain(what)
})
