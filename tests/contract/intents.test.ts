import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/index.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { errorTexts } from '#app/routing/error-texts.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Which button sent a form is read from a closed list, by one function; what is not on it is refused before anything is done. */
const world = apiWorld()
const portal = portalWorld()
let station: StationRecord
const cookies = { visitor: {}, newcomer: {}, member: {}, owner: {} }

beforeAll(async () => {
  station = await world.station({
    config: { behaviour: { onboardingPage: 'company', luckyNumbers: true } },
    content: {
      activities: [
        { id: 8, type: 8, name: 'Pesquisa' },
        { id: 14, type: 14, name: 'Loja', status: 'draft' },
        { id: 16, type: 16, name: 'Carta', description: '<p>Carta</p>' },
      ],
    },
  })
  const cookieOf = ({ token }: TestMember) => ({ cookie: `${sessionCookieName(false)}=${token}` })
  cookies.member = cookieOf(await addMember(world, station))
  cookies.owner = cookieOf(await addMember(world, station, { role: 'owner' }))
  cookies.newcomer = cookieOf(await addMember(world, station, { firstLogin: true, briefingDone: false }))
})

/** Each file that reads what a form asks for, and a form that comes to it. */
const readers: Record<string, [who: keyof typeof cookies, path: string, field?: string]> = {
  'activities/comments/comment-actions.server.ts': ['member', '/homepage/atividades/16', 'comentario'],
  'activities/comments/comment-like.ts': ['member', '/homepage/comentarios/16/curtida', 'like'],
  'activities/wall/post-like.ts': ['member', '/homepage/feed/16/curtida', 'like'],
  'activities/wall/wall-actions.server.ts': ['member', '/homepage/feed', 'mural'],
  'activities/participation/like.ts': ['member', '/homepage/atividades/16/curtida', 'like'],
  'activities/participation/watch-video.ts': ['member', '/homepage/atividades/16/videos'],
  'activities/participation/research/survey.server.ts': ['member', '/homepage/survey/8/8', 'passo'],
  'activities/quizzes/quiz.tsx': ['member', '/homepage/quizzes/quiz?id=22', 'passo'],
  'activities/invitations/send-invitations.server.ts': ['member', '/homepage/atividades/16/convite'],
  'commerce/cart/cart-actions.server.ts': ['member', '/homepage/carrinho'],
  'commerce/cart/delivery-actions.server.ts': ['member', '/homepage/carrinho/entrega'],
  'commerce/orders/order-actions.server.ts': ['member', '/homepage/pedidos/16'],
  'commerce/plans/plan-actions.server.ts': ['member', '/homepage/planos'],
  'commerce/top-ups/top-up-actions.server.ts': ['member', '/homepage/meios-de-pagamento/comprar'],
  'commerce/vouchers/check.tsx': ['owner', '/qr-code-validator/voucher/ABCD-EFGH'],
  'console/activities/collections/collection.tsx': ['owner', '/gestao/atividades/listas/category/1'],
  'console/activities/collections/collections.tsx': ['owner', '/gestao/atividades/listas'],
  'console/activities/edit.tsx': ['owner', '/gestao/atividades/16'],
  'console/activities/list.tsx': ['owner', '/gestao/atividades'],
  'console/moderation/decide.tsx': ['owner', '/gestao/comentarios/16'],
  'console/activities/quizzes.tsx': ['owner', '/gestao/atividades/quizzes'],
  'console/activities/products/products.tsx': ['owner', '/gestao/atividades/14/produtos'],
  'console/orders/order.tsx': ['owner', '/gestao/pedidos/1'],
  'console/activities/questions/questions.tsx': ['owner', '/gestao/atividades/8/perguntas'],
  'console/entries/answer-entry.server.ts': ['owner', '/gestao/noticias/novo'],
  'console/affiliates/list.tsx': ['owner', '/gestao/pessoas/lista'],
  'console/entry/approval.server.ts': ['owner', '/gestao/pessoas/aprovacao'],
  'console/own-fields/fields.tsx': ['owner', '/gestao/pessoas/campos'],
  'console/people/person/person.tsx': ['owner', '/gestao/pessoas/1'],
  'console/plans/plan.tsx': ['owner', '/gestao/planos/1'],
  'console/plans/subscriber.tsx': ['owner', '/gestao/planos/assinantes/1'],
  'console/top-ups/top-ups.tsx': ['owner', '/gestao/creditos'],
  'console/registration-changes/changes.tsx': ['owner', '/gestao/alteracoes'],
  'console/lucky-numbers/draws.tsx': ['owner', '/gestao/sorteios'],
  'console/support/request.tsx': ['owner', '/gestao/atendimento/1'],
  'console/services/appointment.tsx': ['owner', '/gestao/consultas/1'],
  'console/services/case-readers/case-readers.tsx': ['owner', '/gestao/consultas/contas'],
  'console/points/points.tsx': ['owner', '/gestao/pontos'],
  'console/points/person-points.tsx': ['owner', '/gestao/pessoas/1/pontos'],
  'console/partners/partners.tsx': ['owner', '/gestao/parceiros'],
  'console/domain/domain.tsx': ['owner', '/gestao/dominio'],
  'console/fuel/vouchers.tsx': ['owner', '/gestao/gasolina/vouchers'],
  'console/event/event.tsx': ['owner', '/gestao/evento'],
  'console/site/overview.tsx': ['owner', '/gestao?index'],
  'console/pages/pages.tsx': ['owner', '/gestao/paginas'],
  'console/sections/sections.tsx': ['owner', '/gestao/secoes'],
  'console/station/station-data.tsx': ['owner', '/gestao/dados'],
  'console/people/import/result.server.ts': ['owner', '/gestao/pessoas/importar/1'],
  'console/people/invitations/invitations.server.ts': ['owner', '/gestao/pessoas/convites'],
  'console/people/new-act.server.ts': ['owner', '/gestao/pessoas/acoes/nova?acao=suspender'],
  'console/people/people.server.ts': ['owner', '/gestao/pessoas'],
  'console/people/merge/duplicates.tsx': ['owner', '/gestao/pessoas/duplicadas'],
  'console/people/tags.tsx': ['owner', '/gestao/pessoas/etiquetas'],
  'console/legal-texts/document.tsx': ['owner', '/gestao/documentos/termos'],
  'console/privacy/request.tsx': ['owner', '/gestao/privacidade/1'],
  'console/privacy/retention.tsx': ['owner', '/gestao/privacidade/prazos'],
  'console/team/team.tsx': ['owner', '/gestao/equipe'],
  'console/team/teammate.tsx': ['owner', '/gestao/equipe/1'],
  'people/access/login.tsx': ['visitor', '/login'],
  'people/account/email.tsx': ['member', '/homepage/seguranca/email'],
  'people/privacy/deletion.tsx': ['member', '/homepage/privacidade/exclusao'],
  'people/privacy/privacy.tsx': ['member', '/homepage/privacidade', 'pedido'],
  'people/codes/codes.tsx': ['owner', '/homepage/seguranca/codigos'],
  'people/account/profile-actions.server.ts': ['member', '/homepage/perfil'],
  'people/onboarding/activate.tsx': ['visitor', '/ativar/abc/ana%40exemplo.com.br'],
  'people/onboarding/onboarding-actions.server.ts': ['newcomer', '/signup?passo=dados'],
  'people/onboarding/signup.tsx': ['visitor', '/cadastrar'],
  'site/public/consent.tsx': ['visitor', '/consentimento', 'aceite'],
  'station/choose-scheme.ts': ['visitor', '/tema', 'tema'],
  'site/builder/company.tsx': ['member', '/criar-estacao/empresa'],
  'site/builder/logo.tsx': ['member', '/criar-estacao/logo'],
}

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|intent-of/.test(file),
)
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(`app/${file}`, 'utf8'))).sort()

test('SEC-41 what a form asks for is read in one way', () => {
  expect(filesWith(/intentOf\(/)).toEqual(Object.keys(readers).sort())
  expect(filesWith(/get\('intent'\)|\.intent\b(?!s)/)).toEqual(['console/activities/form/activity-form.tsx'])
})

describe('SEC-41 a form that asks for what its page does not know is refused, and nothing is done', () => {
  const odd = ['não-existe', '__proto__', 'toString', 'SAVE', '']
  test.each(Object.entries(readers))('%s', async (_, [who, path, field = 'intent']) => {
    const done: string[] = []
    const answer: Api['fetch'] = async (request, facts) => {
      if (request.method !== 'GET') done.push(`${request.method} ${new URL(request.url).pathname}`)
      return world.answer(request, facts)
    }
    const visit = portal.of(world, station.slug, answer)
    for (const name of odd) {
      const page = await visit(path, cookies[who], [
        [field, name],
        ['video', '1'],
        ['name', 'Ana'],
      ])
      expect({ name, status: page.status }).toEqual({ name, status: 400 })
      expect(page.text).toContain(errorTexts[400].text)
    }
    expect(done).toEqual([])
  })
})
