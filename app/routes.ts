import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@remix-run/route-config'

/** Pages inside the frame of an area, which stays around what goes wrong with one of them. */
const inside = (area: string, pages: RouteConfigEntry[]) =>
  layout('routing/page-boundary.tsx', { id: `${area}/boundary` }, pages)

/** Every URL of the product, grouped by area. */
export default [
  layout('public/layout.tsx', [
    inside('public', [
      index('public/landing.tsx'),
      route('sobre/:id', 'public/about.tsx'),
      route('planos/:id', 'public/plan.tsx'),
      route('atividade/:id', 'public/activity.tsx'),
      route('termos-de-uso', 'public/terms.tsx'),
      route('politica-de-privacidade', 'public/privacy.tsx'),
      route('suporte', 'public/support.tsx'),
      route('suporte-enterprise', 'public/support-enterprise.tsx'),
      route('not-autorized', 'public/not-authorized.tsx', { id: 'not-authorized' }),
      // What no other route answers gets the station's own 404 page.
      route('*', 'public/not-found.tsx'),
    ]),
  ]),
  route('consentimento', 'public/consent.tsx'),
  route('desafio', 'public/captcha-challenge.ts'),
  route('favicon.ico', 'public/favicon.ts'),
  route('manifest.webmanifest', 'public/manifest.ts'),
  route('robots.txt', 'public/robots.ts'),
  route('sitemap.xml', 'public/sitemap.ts'),

  layout('access/layout.tsx', [
    inside('access', [
      route('login', 'access/login.tsx'),
      route('esqueci-minha-senha', 'recovery/forgot.tsx'),
      route('redefinir-senha/:userHash/:userEmail', 'recovery/reset.tsx'),
      route('acesso-bloqueado', 'access/blocked.tsx'),
      route('logout', 'access/logout.tsx'),
      route('continuar', 'access/resume.tsx'),
      route('cadastrar/:code?', 'onboarding/signup.tsx'),
      route('confirmacao/:email', 'onboarding/pending.tsx'),
      route('ativar/:hash/:email', 'onboarding/activate.tsx'),
      route('ativar-link', 'onboarding/activate-link.tsx'),
      route('signup/:code?', 'onboarding/onboarding.tsx'),
    ]),
  ]),
  route('municipios/:uf', 'onboarding/municipalities.ts'),

  // What links of mails, codes and messages open.
  layout('links/layout.tsx', [
    inside('links', [
      route('login-token/:tempToken', 'links/login-token.tsx'),
      route('deep-link/:resource/:type/:activityId', 'links/deep-link.tsx'),
      route('compartilhamento', 'links/sharing.tsx'),
      route('qr-code-user-validator/:id', 'links/card-check.tsx'),
      route('qr-code-validator/voucher/:code', 'vouchers/check.tsx'),
      route('email/:type/:userId/:userHash', 'links/email-list.tsx'),
      route('s/:slug', 'links/short-link.tsx'),
    ]),
  ]),

  route('homepage', 'home/layout.tsx', [
    inside('home', [
      index('home/home.tsx'),
      route('atividades', 'home/list.tsx'),
      route('categoria/:id', 'home/category.tsx'),
      route('search/:term?', 'home/search.tsx'),
      route('trofeus', 'trophies/trophies.tsx'),
      route('convites-do-usuario', 'invitations/invited-users.tsx'),
      route('atividades/:id/convite', 'invitations/invite.tsx'),
      route('atividades/:id', 'activities/detail.tsx'),
      route('atividades/:id/curtida', 'activities/like.ts'),
      route('atividades/:id/videos', 'activities/watch-video.ts'),
      route('animacoes/:id', 'activities/lottie.ts'),
      route('extrato/extratos-totais', 'wallet/statement.tsx'),
      route('vouchers', 'vouchers/vouchers.tsx'),
      route('minhas-compras', 'vouchers/purchases.tsx'),
      route('seguranca', 'account/sessions.tsx'),
      route('*', 'home/not-found.tsx', { id: 'home/not-found' }),
    ]),
  ]),

  // Making a station: the entry, the mail's link, and one address per step.
  layout('sites/layout.tsx', [
    layout('sites/step-boundary.tsx', [
      route('criar-estacao', 'sites/entry.tsx'),
      route('criar-estacao/confirmar/:hash/:email', 'sites/confirm.tsx'),
      route('criar-estacao/boas-vindas', 'sites/welcome.tsx'),
      route('criar-estacao/foto', 'sites/photo.tsx'),
      route('criar-estacao/dados', 'sites/person.tsx'),
      route('criar-estacao/empresa', 'sites/company.tsx'),
      route('criar-estacao/logo', 'sites/logo.tsx'),
      route('criar-estacao/cor', 'sites/color.tsx'),
      route('criar-estacao/estilo', 'sites/look.tsx'),
      route('criar-estacao/nome', 'sites/name.tsx'),
      route('criar-estacao/pronto', 'sites/done.tsx'),
      route('criar-estacao/*', 'sites/not-found.tsx', { id: 'sites/not-found' }),
    ]),
  ]),

  // What owners edit. Activities and products get their pages here too.
  route('gestao', 'management/layout.tsx', [
    inside('management', [
      index('management/overview.tsx'),
      route('aparencia', 'management/look.tsx'),
      route('secoes/capa', 'management/cover.tsx'),
      route('secoes', 'management/sections.tsx'),
      route('secoes/:id', 'management/section.tsx'),
      route('paginas', 'management/pages.tsx'),
      route('paginas/:id', 'management/page.tsx'),
      route('dados', 'management/station-data.tsx'),
      route('dominio', 'management/domain.tsx'),
      route('evento', 'management/event.tsx'),
      route('historico', 'management/history.tsx'),
      route('atividades', 'management/activities/list.tsx'),
      route('parceiros', 'management/activities/partners.tsx'),
      route('atividades/nova', 'management/activities/new.tsx'),
      route('atividades/listas', 'management/activities/collections.tsx'),
      route('atividades/listas/:kind/:id', 'management/activities/collection.tsx'),
      route('atividades/:id', 'management/activities/edit.tsx'),
      route('atividades/:id/participacoes', 'management/activities/participations.tsx'),
      route('atividades/:id/participacoes.csv', 'management/activities/participations-csv.ts'),
      route('atividades/:id/participacoes/:participationId/desfazer', 'management/activities/undo.tsx'),
      route('*', 'management/not-found.tsx', { id: 'management/not-found' }),
    ]),
  ]),

  // Demo only: the list of stations at the root host, the components in all themes, the mails that were sent.
  route('__estacoes', 'demo/stations.tsx'),
  route('__ui', 'demo/ui.tsx'),
  route('__outbox', 'demo/outbox.tsx'),
  route('__outbox/:stationId/:id', 'demo/outbox-mail.ts'),
] satisfies RouteConfig
