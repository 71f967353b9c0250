import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import type { MailContent } from './index.ts'
import { renderMail } from './index.ts'
import { mailLook } from './mail-look.ts'
import { firstName, fullName } from './person-name.ts'

const urls = { scheme: 'http' as const, baseDomain: 'localhost', port: 3000 }
const link = 'http://clube.localhost:3000/x?a=1&b=2'

type ConfigInput = Parameters<typeof configSchema.parse>[0]
const station = (changes: object = {}) => ({
  slug: 'clube',
  config: configSchema.parse({ id: 9, slug: 'clube', name: 'Clube', ...changes } as ConfigInput),
})
const render = (content: MailContent, changes?: object) => renderMail(station(changes), urls, content)

/** One of each kind, with `text` wherever somebody types something. */
const mails = (text: string): MailContent[] => [
  { kind: 'activation', name: text, code: '482913', link, validForMinutes: 1440 },
  { kind: 'password-reset', name: text, link, validForMinutes: 60 },
  { kind: 'password-changed', name: text, at: new Date('2026-05-04T15:00:00Z'), recoveryLink: link },
  ...(['old', 'new'] as const).map((side) => ({
    ...{ kind: 'email-change' as const, name: text, side, email: 'nova@exemplo.com.br' },
    ...{ link, validForMinutes: 1440 },
  })),
  { kind: 'email-taken', link },
  { kind: 'welcome', name: text, link, unsubscribeLink: link },
  { kind: 'company-signup', link, validForMinutes: 60, hasAccount: false },
  { kind: 'support-received', name: text, subject: text, message: text },
  { kind: 'support-answer', name: text, number: 100_007, subject: text, message: text, answer: text, link },
  { kind: 'support-message', topic: text, facts: [['Nome', text]], message: text },
  { kind: 'invitation', inviterName: text, link, reward: '10,00 pontos', unsubscribeLink: link },
  { kind: 'owner-invitation', link, validForMinutes: 72 * 60 },
  { kind: 'person-invitation', name: text, link, validForMinutes: 30 * 24 * 60 },
  { kind: 'team-invitation', by: text, roles: ['owner', 'legal'], link, validForMinutes: 7 * 24 * 60 },
  { kind: 'team-changed', name: text, by: text, roles: ['finance'], link },
  { kind: 'team-changed', name: text, by: text, roles: [], link },
  { kind: 'contact-proof', link },
  { kind: 'writing-decided', act: 'hidden', name: text, words: text, reason: text, link },
  { kind: 'writing-decided', act: 'unblocked', name: text, words: '', reason: '', link },
  { kind: 'writing-decided', act: 'several', name: text, words: '', reason: '', link },
  ...(['waiting', 'confirmed', 'expired', 'refunded', 'surplus'] as const).map((state) => ({
    ...{ kind: 'order' as const, state, name: text, code: 'K7QM2-XRF9D', amount: 'R$ 10,00' },
    ...{ items: [`2 × ${text}`], link },
    ...(state === 'refunded' && { reason: text, isToSendBack: true }),
    ...(state === 'waiting' && { pixCode: text, until: new Date('2026-05-04T15:30:00Z') }),
  })),
  {
    kind: 'order-receipts',
    ...{ name: text, link },
    receipts: (['confirmed', 'refunded', 'surplus'] as const).map((state) => ({
      ...{ state, code: 'K7QM2-XRF9D', amount: 'R$ 10,00' },
      ...(state === 'refunded' && { reason: text, isToSendBack: true }),
    })),
  },
  ...(['confirmed', 'refused', 'surplus', 'undone'] as const).map((state) => ({
    ...{ kind: 'top-up' as const, state, name: text, amount: 'R$ 10,00', link },
    ...(state === 'refused' && { reason: text }),
  })),
  ...(['plan', 'products'] as const).flatMap((about) =>
    (
      [
        'paid',
        'renewal',
        'refused',
        'unpaid',
        'suspended',
        'ended',
        'cancelled',
        'changed',
        'surplus',
      ] as const
    ).map((state) => ({
      ...{ kind: 'subscription' as const, state, about, name: text, plan: text, amount: 'R$ 10,00', link },
      ...(state === 'refused' && { reason: text, nextTryAt: new Date('2026-05-07T15:00:00Z') }),
      ...(state === 'renewal' && { pixCode: text, payUntil: new Date('2026-05-04T15:30:00Z') }),
    })),
  ),
  {
    kind: 'points-end',
    ...{ name: text, link },
    ends: [{ day: '2026-06-03', points: 10.5 }],
    laterPoints: 4,
  },
  { kind: 'support-digest', messages: [{ topic: text, facts: [['Nome', text]], message: text }] },
]

describe('what mails say', () => {
  test('ONB-06 activation: code and link, in both parts, code in the subject', async () => {
    const { subject, html, text } = await render(mails('Ana Souza')[0] as MailContent)
    expect(subject).toBe('482913 é o seu código de ativação: Clube')
    for (const part of [html, text])
      for (const words of ['Olá, Ana!', '482913', '24 horas', 'Ativar minha conta'])
        expect(part).toContain(words)
    expect(text).toContain(link)
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
  })

  test('SEC-18 a logo whose address nobody can read keeps no mail back', async () => {
    const images = { primaryLogo: 'https://%/a.png' }
    const { text } = await render(mails('Ana Souza')[0] as MailContent, { images })
    expect(text).toContain('482913')
  })

  test('ACC-09 reset: once and for how long, and what to do if it was not you', async () => {
    const { text } = await render(mails('Ana')[1] as MailContent)
    for (const words of ['uma única vez, por 60 minutos', link, 'Se não foi você'])
      expect(text).toContain(words)
  })

  test('ACC-10 changed: when, in the time of the station', async () => {
    const changed = mails('Ana')[2] as MailContent
    expect((await render(changed)).text).toContain('04/05/2026 às 12:00')
    expect((await render(changed, { timezone: 'America/Manaus' })).text).toContain('04/05/2026 às 11:00')
  })

  test.each(mails('Ana').map((mail) => [mail.kind, mail] as const))(
    '%s has what every program needs',
    async (_, mail) => {
      const { html, text, subject, headers } = await render(mail)
      for (const part of [
        '<html',
        'lang="pt-BR"',
        'name="color-scheme" content="light dark"',
        'prefers-color-scheme:dark',
      ])
        expect(html).toContain(part)
      expect(html).toContain(`<title>${subject}</title>`)
      expect(html).not.toMatch(/<script|<link|<form|url\(|@import|@font-face/)
      // Programs turn pure black and white upside down.
      expect(html).not.toMatch(/#(000000|ffffff|000|fff)\b/i)
      expect(html.length).toBeLessThan(30_000)
      expect(text).not.toMatch(/[<>]|&\w+;|\u200c/)
      expect(text).toContain('http://clube.localhost:3000/suporte')
      expect(headers !== undefined).toBe('unsubscribeLink' in mail)
    },
  )

  test('EML-02 a mail nobody asked for says how to leave the list, also to programs', async () => {
    const invitation = mails('Ana').find(({ kind }) => kind === 'invitation')
    const { headers, text } = await render(invitation as MailContent)
    expect(headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(text).toContain('Sair da lista')
  })
})

describe('what people typed', () => {
  const hostile = '</title><script>alert(1)</script><img src=x onerror=alert(1)>" \' & \u202eevil'
  test.each(mails(hostile).map((mail) => [mail.kind, mail] as const))(
    '%s shows it as text',
    async (_, mail) => {
      const { html } = await render(mail)
      expect(html).not.toMatch(/<script>alert|<img src=x|<\/title><script/)
      expect(html.match(/<title>/g)).toHaveLength(1)
    },
  )

  test('SEC-20 letters of every length arrive whole, wherever they stand', async () => {
    for (let shift = 0; shift < 24; shift++) {
      const message = 'a'.repeat(shift) + 'ação é útil — 10 € 🎉 '.repeat(60)
      const { html, text } = await render({ kind: 'support-received', name: 'Ana', subject: 'x', message })
      expect(html).not.toContain('\0')
      expect(html).toContain(message.trim())
      expect(text).not.toContain('\0')
    }
  })

  test('a name that is no name is not greeted: nobody sends advertising through us', async () => {
    for (const name of ['http://evil.example ganhe', 'evil.example', 'Compre! já', '50% off', 'a@b.co', ''])
      expect([name, firstName(name)]).toEqual([name, null])
    for (const name of ['Ana', 'José', "D'Ávila", 'Ana-Lúcia', 'Zoë', 'Żaneta'])
      expect(firstName(`${name} Souza`)).toBe(name)
    expect(fullName('Ana M. de Souza Lima')).toBe('Ana M. de')
    expect(fullName('Ana evil.example')).toBeNull()
    const { text, subject } = await render({
      kind: 'invitation',
      inviterName: 'evil.example prêmio',
      link,
      unsubscribeLink: link,
    })
    expect(`${subject} ${text}`).not.toContain('evil.example')
  })
})

describe('the look', () => {
  test('GAP-09 every text is legible on its ground, light and dark, for any brand', () => {
    for (const primary of ['#0284fe', '#ffff00', '#000000', '#ffffff', '#777777', '#8a1c28', '#00a6a6']) {
      const { light, dark } = mailLook(station({ brand: { colors: { primary, link: primary } } }), urls)
      for (const c of [light, dark])
        for (const [ink, ground] of [
          [c.text, c.page],
          [c.text, c.surface],
          [c.text, c.surfaceSunken],
          [c.textMuted, c.page],
          [c.textMuted, c.surface],
          [c.link, c.page],
          [c.link, c.surface],
          [c.onBrand, c.brand],
          [c.onBrandSoft, c.brandSoft],
        ] as const)
          expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('the mark: a logo that mail programs show, else the icon beside the drawn one, else the name', () => {
    const markOf = (images: object) => mailLook(station({ images }), urls).mark
    const base = 'http://clube.localhost:3000'
    expect(markOf({ primaryLogo: '/arquivos/9/v1/logo.webp', favicon: '/x/mark.svg' })).toEqual({
      kind: 'logo',
      src: `${base}/arquivos/9/v1/logo.webp`,
    })
    expect(markOf({ primaryLogo: '/arquivos/9/v1/logo.svg', favicon: '/arquivos/9/v1/mark.svg' })).toEqual({
      kind: 'icon',
      src: `${base}/arquivos/9/v1/icon-192.png`,
    })
    expect(markOf({ primaryLogo: '/arquivos/9/v1/logo.svg' })).toBeNull()
  })
})
