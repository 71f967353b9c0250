import { describe, expect, test } from 'vitest'
import type { SignupDraft } from '#contract/people/onboarding/schemas.ts'
import { stepHref, stepsOf, stepToShow } from './signup-steps.ts'

const draft = (changes: Partial<SignupDraft> = {}): SignupDraft => ({
  values: { email: 'a@b.co', cpf: '1' },
  affiliated: null,
  from_login: false,
  user_id: null,
  hash: null,
  email: null,
  methods: [],
  ...changes,
})
const known = { name: 'Renata', email: 'r***@b.co', tel: null }
const person = { email: 'a@b.co', cpf: '1', name: 'Ana', city: 'Santos' }
const standard = { signup: 'standard' } as const
const affiliate = { signup: 'affiliate' } as const
const own = { signup: 'standard', asksOwn: true } as const
const simple = { signup: 'simple' } as const

describe('ONB-09 the step of an address', () => {
  test.each([
    ['nothing typed yet', null, standard, null, 'conta'],
    ['a later address without a draft', 'senha', standard, null, 'conta'],
    ['an address nobody knows', 'qualquer', standard, draft(), 'conta'],
    ['after the credentials', 'dados', standard, draft(), 'dados'],
    ['the password before the person', 'senha', standard, draft(), 'conta'],
    ['the password', 'senha', standard, draft({ values: person }), 'senha'],
    ['back', 'dados', standard, draft({ values: person }), 'dados'],
    ['simple form', 'senha', simple, draft({ values: person }), 'senha'],
    ['simple form knows no second step', 'dados', simple, draft({ values: person }), 'conta'],
    ['STN-U07 affiliate', 'senha', affiliate, draft({ affiliated: known }), 'senha'],
    ['STN-U07 a method needs an account', 'verificacao', affiliate, draft({ affiliated: known }), 'conta'],
    ['STN-U07 method', 'verificacao', affiliate, draft({ affiliated: known, user_id: 1 }), 'verificacao'],
    [
      'ONB-04 no e-mail',
      'verificacao',
      affiliate,
      draft({ affiliated: { ...known, email: null } }),
      'verificacao',
    ],
    [
      'ACC-04 from the log-in',
      null,
      affiliate,
      draft({ affiliated: known, from_login: true }),
      'verificacao',
    ],
    ['PPL-17 own fields before the password', 'senha', own, draft({ values: person }), 'conta'],
    ['PPL-17 own fields', 'mais', own, draft({ values: person }), 'mais'],
    ['PPL-17 told', 'senha', own, draft({ values: { ...person, own: {} } }), 'senha'],
    ['not on the list', 'dados', affiliate, draft(), 'dados'],
  ] as const)('ONB-09 %s', (_, wanted, station, kept, step) => {
    expect(stepToShow(wanted, station, kept)).toBe(step)
  })

  test('ONB-02 the invitation stays in the address', () => {
    expect(stepHref('conta', undefined)).toBe('/cadastrar')
    expect(stepHref('senha', 'JUNTO-U1-E1')).toBe('/cadastrar/JUNTO-U1-E1?passo=senha')
    expect(stepsOf(standard, null)).toHaveLength(3)
  })
})
