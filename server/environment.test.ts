import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnvironment, variables } from './environment.ts'

test.each([
  ['SMTP_URL', 'foo'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'x'],
  ['S3_ENDPOINT', 'foo'],
  ['S3_ENDPOINT', 'ftp://s3.example'],
  ['S3_REGION', ''],
  ['BASE_DOMAIN', 'https://exemplo.com.br'],
  ['BASE_DOMAIN', 'exemplo.com.br/estacao'],
  ['BASE_DOMAIN', 'a..b'],
  ['BASE_DOMAIN', 'a-.b'],
  ['PUBLIC_ADDRESSES', '203.0.113.10, exemplo.com.br'],
  ['MAIL_FROM', 'qualquer coisa@localhost>'],
  ['API_URL', 'localhost:4000/api'],
  ['API_URL', 'ftp://api.exemplo.com.br'],
  ['DATABASE_URL', 'foo'],
  ['DATABASE_URL', 'mysql://a/b'],
  ['S3_BUCKET', 'NOT A BUCKET'],
])('SEC-32 %s=%s stops the start, by its name', (name, value) => {
  expect(() => readEnvironment({ NODE_ENV: 'test', [name]: value })).toThrow(new RegExp(`${name} \\(`))
})

test.each([
  ['CAPTCHA_SECRET', { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'x' }],
  ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'arquivos', S3_ACCESS_KEY_ID: 'x' }],
  ['S3_BUCKET', { S3_ENDPOINT: 'http://127.0.0.1:9000' }],
  ['MERCADOPAGO_ACCESS_TOKEN', { PAYMENTS: 'mercadopago' }],
  ['PAGARME_SECRET_KEY', { PAYMENTS: 'pagarme' }],
])('SEC-32 where %s is missing nothing else takes its place in silence', (name, others) => {
  expect(() => readEnvironment({ NODE_ENV: 'test', ...others })).toThrow(`${name} (falta)`)
})

test('SEC-32 what is right passes', () => {
  const settings = readEnvironment({
    NODE_ENV: 'test',
    SMTP_URL: 'smtps://a%40b:c@mail.exemplo.com.br:465',
    MAIL_FROM: 'Clube do Trevo <ola@exemplo.com.br>',
    S3_BUCKET: 'arquivos',
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_REGION: 'sa-east-1',
    DATABASE_URL: 'postgres://estacao:a%40b@127.0.0.1:5432/estacao?sslmode=require',
    API_URL: 'http://localhost:4000/api',
    BASE_DOMAIN: '3clubes.com.br',
    PUBLIC_ADDRESSES: '203.0.113.10, 2001:db8::10',
  })
  expect(settings).toMatchObject({
    baseDomain: '3clubes.com.br',
    publicAddresses: ['203.0.113.10', '2001:db8::10'],
    mailFrom: 'Clube do Trevo <ola@exemplo.com.br>',
  })
  for (const MAIL_FROM of ['ola@exemplo.com.br', 'Estação <nao-responda@localhost>'])
    expect(readEnvironment({ NODE_ENV: 'test', MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
})

test.each([
  ['docs/operations.md', /`([A-Z][A-Z0-9_]+)`/g],
  ['.env.example', /^#([A-Z][A-Z0-9_]+)=/gm],
])('each variable that is read stands in %s', (file, pattern) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const named = new Set([...text.matchAll(pattern)].map(([, name]) => name))
  expect(variables.filter((name) => !named.has(name))).toEqual([])
})

test('.env.example names nothing that is not read, and what it says is taken', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const said = [...text.matchAll(/^#([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  expect(said.map(([name]) => name).filter((name) => !variables.includes(name ?? ''))).toEqual([])
  const filled = { CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'a', CAPTCHA_SECRET: 'b' }
  const secrets = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  expect(() => readEnvironment({ ...Object.fromEntries(said), ...filled, ...secrets })).not.toThrow()
})

test('PPL-26 codes of all teams are wanted where the environment says so', () => {
  expect(readEnvironment({ NODE_ENV: 'test' }).needsCodes).toBe(false)
  expect(readEnvironment({ NODE_ENV: 'test', TEAM_CODES: 'required' }).needsCodes).toBe(true)
  expect(() => readEnvironment({ NODE_ENV: 'test', TEAM_CODES: 'yes' })).toThrow(/TEAM_CODES/)
})
