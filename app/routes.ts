import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@remix-run/route-config'

/** Pages inside the frame of an area, which stays around what goes wrong with one of them. */
const inside = (area: string, pages: RouteConfigEntry[]) =>
  layout('routing/page-boundary.tsx', { id: `${area}/boundary` }, pages)

/** Every URL of the product, grouped by area. */
export default [
  layout('site/public/layout.tsx', [
    inside('public', [
      index('site/public/landing.tsx'),
      route('sobre/:id', 'site/public/about.tsx'),
      route('planos/:id', 'site/public/plan.tsx'),
      route('atividade/:id', 'site/public/activity.tsx'),
      route('termos-de-uso', 'site/public/terms.tsx'),
      route('politica-de-privacidade', 'site/public/privacy.tsx'),
      route('suporte', 'site/public/support.tsx'),
      route('suporte-enterprise', 'site/public/support-enterprise.tsx'),
      route('not-autorized', 'site/public/not-authorized.tsx', { id: 'not-authorized' }),
      // What no other route answers gets the station's own 404 page.
      route('*', 'site/public/not-found.tsx'),
    ]),
  ]),
  route('consentimento', 'site/public/consent.tsx'),
  route('desafio', 'site/public/captcha-challenge.ts'),
  route('favicon.ico', 'site/public/favicon.ts'),
  route('manifest.webmanifest', 'site/public/manifest.ts'),
  route('robots.txt', 'site/public/robots.ts'),
  route('sitemap.xml', 'site/public/sitemap.ts'),

  layout('people/access/layout.tsx', [
    inside('access', [
      route('login', 'people/access/login.tsx'),
      route('esqueci-minha-senha', 'people/recovery/forgot.tsx'),
      route('redefinir-senha/:userHash/:userEmail', 'people/recovery/reset.tsx'),
      route('acesso-bloqueado', 'people/access/blocked.tsx'),
      route('logout', 'people/access/logout.tsx'),
      route('continuar', 'people/access/resume.tsx'),
      route('cadastrar/:code?', 'people/onboarding/signup.tsx'),
      route('confirmacao/:email', 'people/onboarding/pending.tsx'),
      route('ativar/:hash/:email', 'people/onboarding/activate.tsx'),
      route('ativar-link', 'people/onboarding/activate-link.tsx'),
      route('signup/:code?', 'people/onboarding/onboarding.tsx'),
    ]),
  ]),
  route('municipios/:uf', 'people/onboarding/municipalities.ts'),

  // What links of mails, codes and messages open.
  layout('people/links/layout.tsx', [
    inside('links', [
      route('login-token/:tempToken', 'people/links/login-token.tsx'),
      route('deep-link/:resource/:type/:activityId', 'people/links/deep-link.tsx'),
      route('compartilhamento', 'people/links/sharing.tsx'),
      route('qr-code-user-validator/:id', 'people/links/card-check.tsx'),
      route('qr-code-validator/voucher/:code', 'commerce/vouchers/check.tsx'),
      route('email/:type/:userId/:userHash', 'people/links/email-list.tsx'),
      route('s/:slug', 'people/links/short-link.tsx'),
    ]),
  ]),

  route('homepage', 'activities/home/layout.tsx', [
    inside('home', [
      index('activities/home/home.tsx'),
      route('atividades', 'activities/home/list.tsx'),
      route('categoria/:id', 'activities/home/category.tsx'),
      route('search/:term?', 'activities/home/search.tsx'),
      route('trofeus', 'activities/trophies/trophies.tsx'),
      route('convites-do-usuario', 'activities/invitations/invited-users.tsx'),
      route('atividades/:id/convite', 'activities/invitations/invite.tsx'),
      route('atividades/:id', 'activities/participation/detail.tsx'),
      route('atividades/:id/curtida', 'activities/participation/like.ts'),
      route('comentarios/:id', 'activities/comments/comment-link.ts'),
      route('comentarios/:id/curtida', 'activities/comments/comment-like.ts'),
      route('atividades/:id/videos', 'activities/participation/watch-video.ts'),
      route('survey/:surveyId/:actionId', 'activities/participation/research/survey.tsx'),
      route('animacoes/:id', 'activities/participation/lottie.ts'),
      route('extrato/extratos-totais', 'activities/wallet/statement.tsx'),
      route('vouchers', 'commerce/vouchers/vouchers.tsx'),
      route('minhas-compras', 'commerce/vouchers/purchases.tsx'),
      route('seguranca', 'people/account/sessions.tsx'),
      route('*', 'activities/home/not-found.tsx', { id: 'activities/home/not-found' }),
    ]),
  ]),

  // Making a station: the entry, the mail's link, and one address per step.
  layout('site/builder/layout.tsx', [
    layout('site/builder/step-boundary.tsx', [
      route('criar-estacao', 'site/builder/entry.tsx'),
      route('criar-estacao/confirmar/:hash/:email', 'site/builder/confirm.tsx'),
      route('criar-estacao/boas-vindas', 'site/builder/welcome.tsx'),
      route('criar-estacao/foto', 'site/builder/photo.tsx'),
      route('criar-estacao/dados', 'site/builder/person.tsx'),
      route('criar-estacao/empresa', 'site/builder/company.tsx'),
      route('criar-estacao/logo', 'site/builder/logo.tsx'),
      route('criar-estacao/cor', 'site/builder/color.tsx'),
      route('criar-estacao/estilo', 'site/builder/look.tsx'),
      route('criar-estacao/nome', 'site/builder/name.tsx'),
      route('criar-estacao/pronto', 'site/builder/done.tsx'),
      route('criar-estacao/*', 'site/builder/not-found.tsx', { id: 'site/builder/not-found' }),
    ]),
  ]),

  // What owners edit. Activities and products get their pages here too.
  route('gestao', 'console/frame/layout.tsx', [
    inside('management', [
      index('console/site/overview.tsx'),
      route('aparencia', 'console/look/look.tsx'),
      route('secoes/capa', 'console/sections/cover.tsx'),
      route('secoes', 'console/sections/sections.tsx'),
      route('secoes/:id', 'console/sections/section.tsx'),
      route('paginas', 'console/pages/pages.tsx'),
      route('paginas/:id', 'console/pages/page.tsx'),
      route('dados', 'console/station/station-data.tsx'),
      route('dominio', 'console/domain/domain.tsx'),
      route('evento', 'console/event/event.tsx'),
      route('historico', 'console/frame/history/history.tsx'),
      route('atividades', 'console/activities/list.tsx'),
      route('comentarios', 'console/moderation/comments.tsx'),
      route('comentarios/pessoas', 'console/moderation/people.tsx'),
      route('comentarios/palavras', 'console/moderation/words.tsx'),
      route('comentarios/:id', 'console/moderation/comment.tsx'),
      route('parceiros', 'console/partners/partners.tsx'),
      route('atividades/nova', 'console/activities/new.tsx'),
      route('atividades/listas', 'console/activities/collections/collections.tsx'),
      route('atividades/listas/:kind/:id', 'console/activities/collections/collection.tsx'),
      route('atividades/:id', 'console/activities/edit.tsx'),
      route('atividades/:id/perguntas', 'console/activities/questions/questions.tsx'),
      route('atividades/:id/perguntas/resultados', 'console/activities/questions/feedbacks.tsx'),
      route('atividades/:id/perguntas/importar', 'console/activities/questions/import.tsx'),
      route('atividades/:id/perguntas/:questionId', 'console/activities/questions/question.tsx'),
      route('atividades/:id/resultados', 'console/activities/results/results.tsx'),
      route('atividades/:id/resultados/:questionId', 'console/activities/results/text-answers.tsx'),
      route('atividades/:id/respostas.csv', 'console/activities/results/answers-csv.ts'),
      route('atividades/:id/respostas.xlsx', 'console/activities/results/answers-xlsx.ts'),
      route('atividades/:id/participacoes', 'console/activities/participations/participations.tsx'),
      route('atividades/:id/participacoes.csv', 'console/activities/participations/participations-csv.ts'),
      route(
        'atividades/:id/participacoes/:participationId/desfazer',
        'console/activities/participations/undo.tsx',
      ),
      route('*', 'console/frame/not-found.tsx', { id: 'console/not-found' }),
    ]),
  ]),

  // Demo only: the list of stations at the root host, the components in all themes, the mails that were sent.
  route('__estacoes', 'demo/stations.tsx'),
  route('__ui', 'demo/ui.tsx'),
  route('__outbox', 'demo/outbox.tsx'),
  route('__outbox/:stationId/:id', 'demo/outbox-mail.ts'),
] satisfies RouteConfig
