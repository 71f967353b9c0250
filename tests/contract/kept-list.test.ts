import { expect, test } from 'vitest'
import { texts as commentTexts } from '#app/activities/comments/texts.ts'
import { texts as wallTexts } from '#app/activities/wall/texts.ts'
import { newsFields } from '#app/console/news/fields.ts'
import { confirmFields, refuseFields, replyFields } from '#app/console/services/fields.ts'
import { keptList } from '#app/people/access/kept-list.ts'
import { appointmentTexts } from '#app/services/appointment-texts.ts'

const wall = '/homepage/feed'

test('ACC-06 what was kept is shown by the names that people know, short, and nothing that is for programs', () => {
  expect(
    keptList({
      path: '/homepage/x',
      fields: [
        ['pagina_de', 'x'],
        ['constructor', 'x'],
        ['chave', 'k'],
        ['name', 'Ana Souza'],
        ['street', ''],
        ['number', '77'],
        ['city', 'São Paulo'],
        ['message', 'a'.repeat(15_667)],
      ],
    }),
  ).toEqual([
    { term: 'Nome', value: 'Ana Souza' },
    { term: 'Número', value: '77' },
    { term: 'Cidade', value: 'São Paulo' },
    { term: 'Mensagem', value: `${'a'.repeat(120)}… (15.667 caracteres)` },
  ])
})

test('ACC-06 NWS-02 of news all is shown that its form asks for, the text in words', () => {
  const values: Record<string, string> = {
    section: 'legal',
    title: 'Assembleia',
    subtitle: 'Na sede',
    html: '<p>Às <strong>19</strong> horas.</p><p>Venha &amp; traga.</p>',
    publishedAt: '2026-11-29T10:05',
    isPublished: 'on',
  }
  const list = keptList({ path: '/gestao/noticias/novo', fields: Object.entries(values) })
  expect(list.map(({ term }) => term)).toEqual(
    newsFields.filter(({ kind }) => kind !== 'picture').map(({ label }) => label),
  )
  expect(list.map(({ value }) => value)).toEqual([
    'Consultoria jurídica',
    'Assembleia',
    'Na sede',
    'Às 19 horas. Venha & traga.',
    '29/11/2026 10:05',
    'Sim',
  ])
})

test.each([
  ['comentario', 'comentar', '/homepage/atividades/1', commentTexts.field],
  ['comentario', 'responder', '/homepage/atividades/1', commentTexts.replyField('').replace(/ a $/, '')],
  ['mural', 'postar', wall, wallTexts.field],
  ['intent', '', '/homepage/consultoria-juridica/agendamentos', appointmentTexts.description],
])(
  'ACC-06 SOC-02 SOC-09 what is said with %s %s is called as its form calls it',
  (name, value, path, term) => {
    const fields: [string, string][] = [
      [name, value],
      ['description', 'É <p> e a < b'],
    ]
    expect(keptList({ path, fields })).toEqual([{ term, value: 'É <p> e a < b' }])
  },
)

test('ACC-06 LEG-03 GAP-93 the day of an appointment is shown, and what its team answers', () => {
  const asked = keptList({ path: '/homepage/saude/agendamento-x', fields: [['date', 'terca']] })
  expect(asked).toEqual([{ term: appointmentTexts.day, value: 'Terça-feira' }])
  const decided = (what: string) =>
    keptList({
      path: '/gestao/consultas/7',
      fields: [
        ['intent', what],
        ['at', '2026-12-01T14:30'],
        ['answer', 'Até lá'],
      ],
    }).map(({ term }) => term)
  expect(decided('confirm')).toEqual(confirmFields.map(({ label }) => label))
  expect(decided('refuse')).toEqual(refuseFields.map(({ label }) => label))
  expect(decided('answer')).toEqual(replyFields.map(({ label }) => label))
})

test('ACC-06 POL-01 answers stand under their questions, choices in their words', () => {
  const options = [
    { id: 1, label: 'Mar' },
    { id: 2, label: 'Serra' },
  ]
  const fields: [string, string][] = [
    ['q5', '1'],
    ['q5', '2'],
    ['q5', 'outro'],
    ['q5-texto', 'Rio'],
    ['q6-texto', 'Sim'],
  ]
  const questions = [{ id: 5, question: 'Aonde?', options }]
  expect(keptList({ path: '/homepage/survey/1/1', fields, questions })).toEqual([
    { term: 'Aonde?', value: 'Mar, Serra, Rio' },
    { term: 'Sua resposta', value: 'Sim' },
  ])
})
