import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import type { Intention } from '../intention.ts'
import { TakePartButton } from '../page/take-part-button.tsx'
import { course } from './course.tsx'

vi.mock('../../../station/use-station.ts', () => ({
  useStation: () => ({ behaviour: { explicitConsent: false } }),
}))

const action = {
  click_me_label: 'Quero participar',
  presential_courses: [],
} as Partial<ActionDetail> as ActionDetail
const intention = {} as Intention

test('ACT-S11 ACT-04 while a seat is taken its button says “Inscrevendo...”', () => {
  const { Body } = course
  if (!Body) return expect.unreachable('a course has something to fill in')
  const shown = (isSending: boolean) =>
    renderToStaticMarkup(
      <Body action={action} isSending={isSending} refused={undefined} extra={null} intention={intention} />,
    )
  expect(shown(false)).toContain('Quero participar')
  expect(shown(true)).toContain('Inscrevendo...')
  expect(shown(true)).not.toContain('Quero participar')
})

test('ACT-S11 of every other activity it says “Enviando...”', () => {
  const shown = (isSending: boolean) =>
    renderToStaticMarkup(<TakePartButton label="Participar" isSending={isSending} />)
  expect(shown(false)).toContain('Participar')
  expect(shown(true)).toContain('Enviando...')
})
