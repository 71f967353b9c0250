import { describe, expect, test } from 'vitest'
import { itemLink } from './item-action.tsx'

const item = { external_link: null, about_id: 7, button_label: 'Ver' } as const

describe('PUB-12 link types of items', () => {
  test.each([
    ['nolink', '/'],
    ['login', '/login'],
    ['signup', '/cadastrar'],
    ['additional', '/sobre/7'],
  ] as const)('%s goes to %s', (link_type, href) => {
    expect(itemLink({ ...item, link_type })).toEqual({ href, label: 'Ver', isExternal: false })
  })

  test('external goes to the external link', () => {
    const link = itemLink({ ...item, link_type: 'external', external_link: 'https://exemplo.com/a' })
    expect(link).toEqual({ href: 'https://exemplo.com/a', label: 'Ver', isExternal: true })
  })

  test('an external link may be a page of this site, which stays in its window', () => {
    const link = itemLink({ ...item, link_type: 'external', external_link: '/criar-estacao' })
    expect(link).toEqual({ href: '/criar-estacao', label: 'Ver', isExternal: false })
  })

  test('an external link that is neither leads nowhere', () => {
    for (const external_link of ['//evil.example', '/\\evil.example', 'criar-estacao'])
      expect(itemLink({ ...item, link_type: 'external', external_link })).toBeNull()
    expect(itemLink({ ...item, link_type: 'external', external_link: 'javascript:alert(1)' })).toBeNull()
    expect(itemLink({ ...item, link_type: 'external' })).toBeNull()
  })

  test('GAP-08 nolink without a button is plain text', () => {
    expect(itemLink({ ...item, link_type: 'nolink', button_label: null })).toBeNull()
  })
})
