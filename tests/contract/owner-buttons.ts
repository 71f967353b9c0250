import type { Typed } from '#tests/fixtures/page-buttons.ts'

/**
 * A button by its name, what it calls (`+key`: with the key of its form; a status other than 200 where that is what is expected), what
 * the last call says, and what its owner reads then.
 */
export type Press = [button: string, calls: string, says: object, read: string, typed?: Typed]

const csv = (name: string, ...lines: string[]) => new File([lines.join('\n')], name, { type: 'text/csv' })
const pdf = (words: string) =>
  new File([`%PDF-1.4\n% ${words}\n%%EOF`], 'arquivo.pdf', { type: 'application/pdf' })

const site = 'PUT /management/site'
const saved = 'Salvo no rascunho.'
const moved = 'Ordem atualizada.'
const move = (by: 1 | -1) => ({ by, from: by === 1 ? 1 : 2 })
const movesOf = (name: string, call: string, read = moved): Press[] => [
  [`Descer: ${name}`, call, move(1), read],
  [`Subir: ${name}`, call, move(-1), read],
]
const activity = 'PUT /management/activities/:id'
const status = 'POST /management/activities/:id/status'
const collection = 'PUT /management/collections/:kind/:id'
const orderOf = (...activities: number[]) => ({ value: { activities } })
const products = (...ids: number[]) => ({ value: { body: { products: ids.map((id) => ({ id })) } } })
const questions = (...ids: number[]) => ({
  value: { body: { research: { questions: ids.map((id) => ({ id })) } } },
})
const decision = 'POST /management/appointments/:id/decision'
const writing = 'PUT /management/writings/:kind/:id'

/** Entries of a list: one is written, changed and removed. */
const entry = (
  kind: string,
  [made, changed, gone]: [string, string, string],
  name: string,
): { added: (typed: Typed, before?: string) => Press[]; saved: Press[]; removed: Press[] } => ({
  added: (typed, before = '') => [
    [
      'Salvar',
      `${before}POST /management/${kind} +key`,
      { [name]: 'Novo' },
      made,
      { [name]: 'Novo', ...typed },
    ],
  ],
  saved: [
    ['Salvar', `PUT /management/${kind}/:id`, { value: { [name]: 'Outro' } }, changed, { [name]: 'Outro' }],
  ],
  removed: [['Remover', `DELETE /management/${kind}/:id`, {}, gone]],
})
const prize = { direction: 'credit', amountCents: '2,50', kind: 'prize', reason: 'Sorteio' }
const many = { amountCents: '2,50', kind: 'prize', reason: 'Mutirão' }
const news = entry('news', ['Notícia criada.', 'Notícia salva.', 'Notícia removida.'], 'title')
const events = entry('events', ['Evento criado.', 'Evento salvo.', 'Evento removido.'], 'name')
const downloads = entry('downloads', ['Arquivo criado.', 'Arquivo salvo.', 'Arquivo removido.'], 'title')
const documents = entry(
  'accountability',
  ['Documento criado.', 'Documento salvo.', 'Documento removido.'],
  'name',
)
const topics = entry('topics', ['Tema criado.', 'Tema salvo.', 'Tema removido.'], 'title')
const cases = entry('cases', ['Processo criado.', 'Processo salvo.', 'Processo removido.'], 'title')

/** The pages of owners with their buttons, in the order in which they are pressed. */
export const ownerButtons: [page: string, presses: Press[]][] = [
  [
    '/gestao/secoes',
    [
      ['Descer: Parte 1', site, { what: 'move', part: 'section', id: 1, ...move(1) }, 'Feito.'],
      ['Subir: Parte 1', site, { what: 'move', part: 'section', id: 1, ...move(-1) }, 'Feito.'],
      ['Ocultar: Parte 2', site, { what: 'save', id: 2, value: { hidden: true } }, 'Feito.'],
      ['Mostrar: Parte 2', site, { what: 'save', id: 2, value: { hidden: false } }, 'Feito.'],
      ['Desfazer', site, { what: 'undo' }, 'Feito.'],
      ['Refazer', site, { what: 'redo' }, 'Feito.'],
    ],
  ],
  [
    '/gestao/secoes/nova',
    [
      [
        'Adicionar: Grade de cartões',
        `${site} +key`,
        { what: 'add', part: 'sections', value: { type: 1 } },
        'Seção adicionada no fim da página.',
      ],
    ],
  ],
  ['/gestao/secoes?remover=3', [['Remover', site, { what: 'remove', part: 'section', id: 3 }, 'Feito.']]],
  [
    '/gestao/secoes/1',
    [
      [
        'Salvar no rascunho',
        site,
        { part: 'section', id: 1, value: { subtitle: 'Oi' } },
        saved,
        { subtitle: 'Oi' },
      ],
    ],
  ],
  ['/gestao/secoes/capa', [['Salvar no rascunho', site, { what: 'save', part: 'look' }, saved]]],
  [
    '/gestao/paginas',
    [
      ['Descer: Página 1', site, { what: 'move', part: 'about', id: 1, ...move(1) }, 'Feito.'],
      ['Subir: Página 1', site, { what: 'move', part: 'about', id: 1, ...move(-1) }, 'Feito.'],
      ['Adicionar página', `${site} +key`, { what: 'add', part: 'about' }, 'Feito.', { name: 'Nova' }],
    ],
  ],
  ['/gestao/paginas?remover=3', [['Remover', site, { what: 'remove', part: 'about', id: 3 }, 'Feito.']]],
  [
    '/gestao/paginas/1',
    [['Salvar no rascunho', site, { part: 'about', value: { menuTitle: 'Um' } }, saved, { menuTitle: 'Um' }]],
  ],
  [
    '/gestao/aparencia',
    [
      [
        'Salvar no rascunho',
        site,
        { part: 'look', value: { brand: { colors: { primary: '#7b1fa2' } } } },
        saved,
        { primary: '#7b1fa2' },
      ],
    ],
  ],
  [
    '/gestao/dados',
    [
      [
        'Salvar no rascunho',
        site,
        { part: 'data', value: { contact: { mail: 'novo@exemplo.com.br' } } },
        saved,
        {
          'contact.mail': 'novo@exemplo.com.br',
        },
      ],
      ['Salvar no rascunho (2)', site, { part: 'features', value: { events: true } }, saved],
    ],
  ],
  [
    '/gestao',
    [
      [
        'Publicar',
        'POST /management/site/publish',
        { note: 'Um' },
        'Publicado. O site já mostra as mudanças.',
        {
          note: 'Um',
        },
      ],
    ],
  ],
  [
    '/gestao/dados',
    [['Enviar link de confirmação', 'POST /management/contact-mail/proof-mail', {}, 'Link enviado.']],
  ],
  [
    '/gestao/dados?confirmar=nao-e-deste-email',
    [
      [
        'Confirmar este e-mail',
        'POST /management/contact-mail/proof 422',
        { token: 'nao-e-deste-email' },
        'Este link não vale',
      ],
    ],
  ],
  ['/gestao/aparencia', [['Salvar no rascunho', site, { part: 'look' }, saved, { primary: '#7b1fa3' }]]],
  [
    '/gestao?perguntar=descartar',
    [['Descartar mudanças', site, { what: 'discard' }, 'Mudanças descartadas.']],
  ],
  ['/gestao/aparencia', [['Salvar no rascunho', site, { part: 'look' }, saved, { primary: '#7b1fa4' }]]],
  [
    '/gestao',
    [['Publicar', 'POST /management/site/publish', {}, 'Publicado. O site já mostra as mudanças.']],
  ],
  [
    '/gestao/historico/versoes',
    [
      [
        'Voltar a esta versão',
        'POST /management/versions/:number/restore',
        {},
        'A versão virou o rascunho. Confira a prévia e publique.',
      ],
    ],
  ],
  [
    // That draft is not published: another version in its place is asked about.
    '/gestao/historico/versoes?perguntar=versao-1',
    [
      [
        'Usar como rascunho',
        'POST /management/versions/:number/restore',
        {},
        'A versão virou o rascunho. Confira a prévia e publique.',
      ],
    ],
  ],
  [
    '/gestao/dominio',
    [
      [
        'Verificar agora',
        'POST /management/domains/prove',
        { domain: 'clube.exemplo.com.br' },
        'clube.exemplo',
      ],
      [
        'Adicionar',
        'POST /management/domains',
        { domain: 'b.exemplo.com.br' },
        'b.exemplo.com.br',
        {
          domain: 'b.exemplo.com.br',
        },
      ],
    ],
  ],
  [
    '/gestao/dominio?remover=b.exemplo.com.br',
    [['Remover', 'DELETE /management/domains/:domain', {}, 'clube.exemplo.com.br']],
  ],
  [
    '/gestao/evento',
    [
      [
        'Salvar',
        'PUT /management/event-window',
        { starts_at: '2026-05-05T13:00:00.000Z' },
        'Horário de pico salvo',
        {
          ...{ starts: '2026-05-05T10:00', ends: '2026-05-05T12:00' },
        },
      ],
      ['Encerrar agora', 'DELETE /management/event-window', {}, 'Horário de pico encerrado'],
    ],
  ],
  ['/gestao/atividades', movesOf('Carta 1', 'POST /management/activities/:id/move')],
  ['/gestao/atividades/quizzes', movesOf('Quiz 22', 'POST /management/activities/:id/move')],
  [
    '/gestao/atividades/nova?tipo=16',
    [
      [
        'Salvar',
        'POST /management/activities +key',
        { type_id: 16, value: { name: 'Carta nova' } },
        'Rascunho criado. Confira a prévia e publique.',
        { name: 'Carta nova', description: '<p>Oi</p>' },
      ],
      [
        'Salvar e continuar',
        'POST /management/activities +key',
        { type_id: 16, value: { name: 'Outra carta' } },
        'Rascunho criado. Agora o prêmio e as regras.',
        { name: 'Outra carta', description: '<p>Oi</p>' },
      ],
    ],
  ],
  [
    '/gestao/atividades/4',
    [
      ['Salvar', activity, { value: { name: 'Carta' } }, 'Atividade salva.', { name: 'Carta' }],
      ['Prêmio e regras', activity, { value: { name: 'Carta 4' } }, 'Passo 2 de 3', { name: 'Carta 4' }],
    ],
  ],
  [
    '/gestao/atividades/4?passo=premio',
    [
      ['Salvar', activity, { value: { points: 3 } }, 'Atividade salva.', { points: '3' }],
      ['Salvar e continuar', activity, { value: { points: 4 } }, 'Passo 3 de 3', { points: '4' }],
      ['Onde aparece', activity, { value: { points: 6 } }, 'Passo 3 de 3', { points: '6' }],
      ['O que as pessoas fazem', activity, { value: { points: 5 } }, 'Passo 1 de 3', { points: '5' }],
    ],
  ],
  [
    '/gestao/atividades/4?passo=onde',
    [
      [
        'Salvar e publicar',
        `${activity}, ${status}`,
        { status: 'published', home: false },
        'Falta escolher onde ela aparece na vitrine.',
        { home: '' },
      ],
      [
        'Mostrar na vitrine',
        `${collection}`,
        {},
        'Pronto: a atividade está na vitrine',
        { row: 'category:2' },
      ],
      [
        'Salvar e atualizar no ar',
        activity,
        { value: { priority: 5 } },
        'Atividade salva.',
        { priority: '5' },
      ],
      [
        'Salvar e retirar do ar',
        `${status}, ${activity}`,
        { value: { priority: 6 } },
        'Salva e retirada do ar. Quem já participou não perde nada.',
        { priority: '6' },
      ],
    ],
  ],
  [
    '/gestao/atividades/listas',
    [
      ...movesOf('Lista 1', 'POST /management/collections/:kind/:id/move'),
      ...movesOf('Jornada 1', 'POST /management/collections/:kind/:id/move'),
      [
        'Criar fileira',
        'POST /management/collections/:kind +key',
        { name: 'Agora' },
        'Agora',
        { name: 'Agora' },
      ],
      ['Criar jornada', 'POST /management/collections/:kind +key', { name: 'Ida' }, 'Ida', { name: 'Ida' }],
      ['Criar categoria', 'POST /management/collections/:kind +key', { name: 'Lar' }, 'Lar', { name: 'Lar' }],
    ],
  ],
  [
    '/gestao/atividades/listas/category/1',
    [
      ['Salvar nome', collection, { value: { name: 'Lista um' } }, 'Lista salva.', { name: 'Lista um' }],
      ['Descer: Carta 1', collection, orderOf(2, 1, 3), 'Lista salva.'],
      ['Subir: Carta 1', collection, orderOf(1, 2, 3), 'Lista salva.'],
      ['Tirar: Carta 3', collection, orderOf(1, 2), 'Lista salva.'],
    ],
  ],
  [
    '/gestao/atividades/listas/category/1?busca=Carta',
    [['Incluir: Carta 3', collection, orderOf(1, 2, 3), 'Lista salva.']],
  ],
  [
    '/gestao/atividades/listas/category/1?perguntar=excluir',
    [
      [
        'Excluir lista',
        'DELETE /management/collections/:kind/:id',
        {},
        'Lista excluída. As atividades continuam.',
      ],
    ],
  ],
  [
    '/gestao/atividades/8',
    [
      ['Descer: 1. Pergunta 1?', activity, questions(2, 1, 3), moved],
      ['Subir: 2. Pergunta 1?', activity, questions(1, 2, 3), moved],
      ['Duplicar: Pergunta 2?', activity, questions(1, 2, 4, 3), 'Pergunta duplicada.'],
      ['Tornar anônima', activity, { value: { body: { research: { anonymous: true } } } }, 'Passo 1 de 3'],
      [
        'Mostrar quem respondeu',
        activity,
        { value: { body: { research: { anonymous: false } } } },
        'Passo 1 de 3',
      ],
    ],
  ],
  ['/gestao/atividades/8?remover=4', [['Remover', activity, questions(1, 2, 3), 'Pergunta removida.']]],
  [
    '/gestao/atividades/8/perguntas',
    [
      ['Descer: 1. Pergunta 1?', activity, questions(2, 1, 3), moved],
      ['Subir: 2. Pergunta 1?', activity, questions(1, 2, 3), moved],
      ['Duplicar: Pergunta 2?', activity, questions(1, 2, 5, 3), 'Pergunta duplicada.'],
      ['Tornar anônima', activity, { value: { body: { research: { anonymous: true } } } }, 'Pesquisa salva.'],
      [
        'Mostrar quem respondeu',
        activity,
        { value: { body: { research: { anonymous: false } } } },
        'Pesquisa salva.',
      ],
    ],
  ],
  [
    '/gestao/atividades/8/perguntas?remover=5',
    [['Remover', activity, questions(1, 2, 3), 'Pergunta removida.']],
  ],
  [
    '/gestao/atividades/8?pergunta=2',
    [['Salvar', activity, questions(1, 2, 3), 'Pergunta salva.', { question: 'Por quê?' }]],
  ],
  [
    '/gestao/atividades/8?pergunta=nova',
    [['Salvar', activity, questions(1, 2, 3, 6), 'Pergunta salva.', { question: 'Quando?', type: '3' }]],
  ],
  [
    '/gestao/atividades/8/perguntas/importar',
    [
      [
        'Importar',
        activity,
        questions(1, 2, 3, 6, 7),
        'pergunta',
        { arquivo: csv('a.csv', 'pergunta;tipo;opcoes', 'Como foi?;texto;') },
      ],
    ],
  ],
  [
    '/gestao/atividades/6/perguntas/resultados',
    [['Salvar', activity, questions(1, 2, 3), 'Resultados salvos.']],
  ],
  [
    '/gestao/atividades/14/produtos',
    [
      ['Descer: Caneca 1', activity, products(2, 1, 3), moved],
      ['Subir: Caneca 1', activity, products(1, 2, 3), moved],
      ['Duplicar: Caneca 2', activity, products(1, 2, 4, 3), 'Produto duplicado.'],
    ],
  ],
  [
    '/gestao/atividades/14/produtos?remover=4',
    [['Remover', activity, products(1, 2, 3), 'Produto removido.']],
  ],
  [
    '/gestao/atividades/14/produtos/1',
    [['Salvar e atualizar no ar', activity, products(1, 2, 3), 'Produto salvo.', { valueCents: '30,00' }]],
  ],
  [
    '/gestao/atividades/14/produtos/novo',
    [
      [
        'Salvar e atualizar no ar',
        activity,
        products(1, 2, 3, 5),
        'Produto salvo.',
        {
          ...{ name: 'Boné', valueCents: '10,00' },
        },
      ],
    ],
  ],
  [
    '/gestao/atividades/14/entregas',
    [
      [
        'Salvar e atualizar no ar',
        activity,
        { value: { body: { deliveryLocations: [{ id: 1 }, { id: 2 }] } } },
        'Entrega e retirada salvas.',
      ],
    ],
  ],
  [
    '/gestao/atividades/14/codigos',
    [
      [
        'Salvar e atualizar no ar',
        activity,
        { value: { body: { discountCodes: [{ code: 'FAN10' }] } } },
        'Códigos salvos.',
      ],
    ],
  ],
  [
    '/gestao/atividades/3/participacoes/{participationId}/desfazer',
    [
      [
        'Desfazer participação',
        'POST /management/participations/:id/undo',
        { reason: 'Engano' },
        'Participação desfeita.',
        { reason: 'Engano' },
      ],
    ],
  ],
  [
    '/gestao/pedidos/{orderId}?entregar=14',
    [
      [
        'Marcar como retirado',
        'POST /management/orders/:id/parts/:activityId/delivery',
        {},
        'Retirada anotada.',
      ],
    ],
  ],
  [
    '/gestao/pedidos/{orderId}',
    [
      [
        'Desfazer a entrega: Loja',
        'POST /management/orders/:id/parts/:activityId/delivery/undo',
        {},
        'Entrega desfeita.',
      ],
    ],
  ],
  [
    '/gestao/pedidos/{orderId}?devolver',
    [
      [
        'Devolver',
        'POST /management/orders/:id/refunds',
        { number: 1, amountCents: 1_000, backToStock: [] },
        'Devolução pedida.',
        { reason: 'Veio errado', amountCents: '10,00' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/{anaId}',
    [
      ['Mostrar o CPF', 'POST /management/people/:id/cpf-views', {}, 'Mensagens à estação'],
      [
        'Pôr etiqueta',
        'POST /management/people-acts +key',
        { kind: 'tag', tag: 'Remidos' },
        'Etiqueta posta.',
        { tag: 'Remidos' },
      ],
      [
        'Tirar: Remidos',
        'POST /management/people-acts +key',
        { kind: 'untag', tag: 'Remidos' },
        'Etiqueta tirada.',
      ],
    ],
  ],
  [
    '/gestao/pessoas/duplicadas',
    [
      [
        'Gil Moraes e Gil Mattos são pessoas diferentes',
        'PUT /management/people-duplicates/dismissals',
        {},
        'Anotado: não aparecem mais como duplicadas.',
      ],
    ],
  ],
  [
    '/gestao/pessoas/{twinId}/juntar?com={twinToo}',
    [
      [
        'Juntar as contas',
        'POST /management/people/:id/merge',
        { choices: { name: 'stays', email: 'stays' }, reason: 'Repetida' },
        'As contas foram juntadas.',
        { reason: 'Repetida', sure: 'on' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/{anaId}?aba=notas',
    [
      [
        'Anotar',
        'POST /management/people/:id/notes +key',
        { text: 'Prefere ligação' },
        'Nota guardada.',
        { text: 'Prefere ligação' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/{anaId}?aba=notas&excluir={noteId}',
    [['Excluir', 'DELETE /management/people/:id/notes/:noteId', {}, 'Nota excluída.']],
  ],
  [
    '/gestao/pessoas/{anaId}?perguntar=escrita',
    [
      [
        'Impedir',
        'POST /management/writing-blocks',
        { reason: 'Ofensas' },
        'A pessoa não escreve mais',
        { reason: 'Ofensas' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/{anaId}?perguntar=liberar',
    [['Liberar', 'DELETE /management/writing-blocks/:id', {}, 'A pessoa já pode escrever']],
  ],
  [
    '/gestao/pessoas/{waitingId}?perguntar=ativacao',
    [['Reenviar', 'POST /management/people/:id/activation', {}, 'E-mail de ativação enviado.']],
  ],
  [
    '/gestao/pessoas/{evaId}/dados',
    [
      [
        'Corrigir e avisar',
        'PUT /management/people/:id',
        { name: 'Eva Reis', cpf: null, phone: '11987654321', reason: 'Ligou' },
        'Dados corrigidos.',
        { phone: '(11) 98765-4321', reason: 'Ligou' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/{evaId}?perguntar=suspender',
    [
      [
        'Suspender',
        'PUT /management/people/:id/suspension',
        { reason: 'Em disputa' },
        'Pessoa suspensa.',
        { reason: 'Em disputa' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/{evaId}?perguntar=reativar',
    [['Reativar', 'DELETE /management/people/:id/suspension', {}, 'Pessoa reativada.']],
  ],
  [
    '/gestao/pessoas/{anaId}?perguntar=sessoes',
    [['Encerrar sessões', 'DELETE /management/people/:id/sessions', {}, 'Sessões encerradas.']],
  ],
  [
    '/gestao/pedidos/conciliacao',
    [['Perguntar ao gateway', 'POST /management/reconciliations/:day', {}, 'cobran']],
  ],
  [
    '/gestao/planos/novo',
    [
      [
        'Salvar',
        'POST /management/plans +key',
        { priceCents: 1_000 },
        'Rascunho salvo. Falta publicar.',
        {
          ...{ name: 'Novo', priceCents: '10,00' },
        },
      ],
    ],
  ],
  [
    '/gestao/planos/100000',
    [
      [
        'Salvar e publicar',
        'PUT /management/plans/:id, PUT /management/plans/:id/withdrawn',
        { isWithdrawn: false },
        'Plano à venda.',
      ],
    ],
  ],
  [
    '/gestao/planos/3',
    [
      [
        'Salvar',
        'PUT /management/plans/:id',
        { value: { description: 'Três' } },
        'Plano salvo.',
        {
          description: 'Três',
        },
      ],
    ],
  ],
  [
    '/gestao/planos/3?perguntar=retirar',
    [['Retirar plano', 'PUT /management/plans/:id/withdrawn', { isWithdrawn: true }, 'Plano retirado.']],
  ],
  [
    '/gestao/planos/3',
    [
      [
        'Salvar e oferecer de novo',
        'PUT /management/plans/:id, PUT /management/plans/:id/withdrawn',
        { isWithdrawn: false },
        'Plano à venda.',
      ],
    ],
  ],
  [
    '/gestao/planos/assinantes/{subscriberId}?mudar',
    [
      [
        'Mudar de plano',
        'PUT /management/subscribers/:id/plan',
        { planId: 1, reason: 'Combinado' },
        'Mudança marcada para o fim do período pago.',
        { planId: '1', reason: 'Combinado' },
      ],
    ],
  ],
  [
    '/gestao/planos/assinantes/{subscriberId}?cancelar',
    [
      [
        'Cancelar a assinatura',
        'PUT /management/subscribers/:id/cancelled',
        { reason: 'Por telefone' },
        'Assinatura cancelada.',
        { reason: 'Por telefone' },
      ],
    ],
  ],
  [
    '/gestao/creditos',
    [
      [
        'Confirmar R$ 10,00 de Ana Souza',
        'POST /management/top-ups/:id/confirmation',
        { undoneTimes: 0 },
        'Créditos na carteira.',
      ],
      [
        'Desfazer a confirmação: Ana Souza',
        'POST /management/top-ups/:id/confirmation/undo',
        {},
        'Confirmação desfeita.',
      ],
    ],
  ],
  [
    '/gestao/creditos?recusar={topUp}',
    [
      [
        'Recusar',
        'POST /management/top-ups/:id/refusal',
        { reason: 'Não chegou' },
        'Pedido recusado.',
        {
          reason: 'Não chegou',
        },
      ],
    ],
  ],
  ['/gestao/noticias/novo', news.added({})],
  ['/gestao/noticias/1', news.saved],
  ['/gestao/noticias/1?perguntar=remover', news.removed],
  ['/gestao/eventos/novo', events.added({ startsAt: '2026-06-02T10:00', endsAt: '2026-06-02T11:00' })],
  ['/gestao/eventos/1', events.saved],
  ['/gestao/eventos/1?perguntar=remover', events.removed],
  ['/gestao/downloads/novo', downloads.added({ 'file.file': pdf('um') }, 'POST /management/documents, ')],
  ['/gestao/downloads/{downloadId}', downloads.saved],
  ['/gestao/downloads/{downloadId}?perguntar=remover', downloads.removed],
  [
    '/gestao/prestacao-de-contas/novo',
    documents.added({ 'file.file': pdf('dois') }, 'POST /management/documents, '),
  ],
  ['/gestao/prestacao-de-contas/{documentId}', documents.saved],
  ['/gestao/prestacao-de-contas/{documentId}?perguntar=remover', documents.removed],
  [
    '/gestao/consultas/dias',
    [['Salvar', 'PUT /management/appointment-settings', { value: { days: {} } }, saved]],
  ],
  [
    '/gestao/consultas/{asked}',
    [
      [
        'Confirmar atendimento',
        decision,
        { what: 'confirm', at: '2026-06-01T13:00:00.000Z' },
        'Atendimento confirmado. A pessoa foi avisada por e-mail.',
        { at: '2026-06-01T10:00' },
      ],
      [
        'Remarcar',
        decision,
        { what: 'confirm', at: '2026-06-02T13:00:00.000Z' },
        'Atendimento confirmado. A pessoa foi avisada por e-mail.',
        { at: '2026-06-02T10:00' },
      ],
      ['Enviar resposta', decision, { what: 'answer' }, 'Resposta enviada por e-mail', { answer: 'Sim' }],
    ],
  ],
  [
    '/gestao/consultas/{held}?perguntar=realizado',
    [['Marcar como realizado', decision, { what: 'done' }, 'Atendimento marcado como realizado.']],
  ],
  [
    '/gestao/consultas/{askedToo}?perguntar=recusar',
    [
      [
        'Recusar pedido',
        decision,
        { what: 'refuse', answer: 'Não dá' },
        'Pedido recusado.',
        { answer: 'Não dá' },
      ],
    ],
  ],
  [
    '/gestao/consultas/processos/novo',
    cases.added({ number: 'B-2', isCollective: 'on', kind: 'Ação', situation: 'Aberta' }),
  ],
  ['/gestao/consultas/processos/{caseId}', cases.saved],
  [
    '/gestao/consultas/contas',
    [
      [
        'Confirmar a conta de Ana Souza',
        'PUT /management/case-readers/:id',
        { cpf: '52998224725', isConfirmed: true },
        'Conta confirmada: a pessoa já vê os processos deste CPF.',
      ],
    ],
  ],
  [
    '/gestao/consultas/contas?aba=yes',
    [
      [
        'Desfazer a confirmação de Ana Souza',
        'PUT /management/case-readers/:id',
        { isConfirmed: false },
        'Confirmação desfeita: a pessoa não vê mais os processos deste CPF.',
      ],
    ],
  ],
  ['/gestao/consultas/processos/{caseId}?perguntar=remover', cases.removed],
  [
    '/gestao/consultas/processos/importar',
    [
      [
        'Importar',
        'POST /management/case-imports +key',
        {},
        'Conferindo as linhas',
        {
          file: csv(
            'a.csv',
            'numero;cpf;coletiva;tipo;protocolo;situacao;orgao;titulo;valor;link',
            'Z-1;;sim;Ação;10/04/2025;Em andamento;TRT;Horas;1,00;',
          ),
        },
      ],
    ],
  ],
  ['/gestao/consultas/temas/novo', topics.added({ kind: 'Lei', interested: 'Todos', description: 'Oi' })],
  ['/gestao/consultas/temas/5', topics.saved],
  ['/gestao/consultas/temas/5?perguntar=remover', topics.removed],
  [
    '/gestao/consultas/temas/importar',
    [
      [
        'Importar',
        'POST /management/topic-imports',
        { topics: [{ title: 'Férias' }] },
        '1 tema novo',
        { arquivo: csv('a.csv', 'tipo;titulo;interessados;descricao', 'Lei;Férias;Todos;Trinta dias') },
      ],
    ],
  ],
  [
    '/gestao/consultas/paginas/consultoria-juridica',
    [
      [
        'Salvar',
        'PUT /management/service-pages/:area',
        { value: { intro: 'Oi' } },
        'Páginas salvas.',
        { intro: 'Oi' },
      ],
    ],
  ],
  [
    '/gestao/comentarios/{comment}',
    [['Manter no ar', writing, { state: 'shown', seen: 'shown' }, 'Decidido. O comentário está no ar.']],
  ],
  [
    '/gestao/comentarios/{commentToo}',
    [
      [
        'Tirar do ar',
        writing,
        { state: 'hidden', reason: 'Ofensa' },
        'Comentário oculto.',
        { reason: 'Ofensa' },
      ],
      ['Mostrar de novo', writing, { state: 'shown', seen: 'hidden' }, 'Decidido. O comentário está no ar.'],
      [
        'Suspender',
        'POST /management/writing-blocks',
        { reason: 'Ofensa' },
        'Pessoa suspensa',
        { reason: 'Ofensa' },
      ],
      [
        'Liberar: Ana Souza',
        'DELETE /management/writing-blocks/:id',
        {},
        'Pessoa liberada. Ela já pode escrever.',
      ],
    ],
  ],
  [
    '/gestao/comentarios/mural/{post}',
    [
      ['Manter no ar', writing, { state: 'shown', seen: 'shown' }, 'Decidido. O post está no ar.'],
      [
        'Tirar do ar',
        writing,
        { state: 'hidden' },
        'Post oculto. A pessoa foi avisada.',
        { reason: 'Ofensa' },
      ],
      ['Mostrar de novo', writing, { state: 'shown', seen: 'hidden' }, 'Decidido. O post está no ar.'],
      [
        'Suspender',
        'POST /management/writing-blocks',
        { reason: 'Ofensa' },
        'Pessoa suspensa',
        { reason: 'Ofensa' },
      ],
      [
        'Liberar: Ana Souza',
        'DELETE /management/writing-blocks/:id',
        {},
        'Pessoa liberada. Ela já pode escrever.',
      ],
    ],
  ],
  [
    '/gestao/comentarios/pessoas',
    [
      [
        'Liberar: Eva Reis',
        'DELETE /management/writing-blocks/:id',
        {},
        'Pessoa liberada. Ela já pode escrever.',
      ],
    ],
  ],
  [
    '/gestao/comentarios/palavras',
    [
      [
        'Salvar',
        'PUT /management/held-words',
        { words: ['golpe', 'fraude'] },
        'Lista salva.',
        {
          words: 'golpe\nfraude',
        },
      ],
    ],
  ],
  [
    '/gestao/pontos',
    [
      [
        'Confirmar: + 200,00 pontos de Eva Reis',
        'POST /management/points/:id/confirmation',
        {},
        'Lançamento confirmado.',
      ],
      [
        'Confirmar: 60,00 pontos de 2 pessoas',
        'POST /management/people-credits/:id/confirmation',
        {},
        'Lançamento confirmado.',
      ],
      [
        'Salvar limite',
        'PUT /management/points/settings',
        { value: { fourEyesAboveCents: 50_000 } },
        'Limite salvo.',
        { fourEyesAboveCents: '500,00' },
      ],
    ],
  ],
  [
    '/gestao/pontos?recusar={pointsToo}',
    [
      [
        'Recusar',
        'POST /management/points/:id/refusal',
        { reason: 'Valor errado' },
        'O lançamento não espera mais.',
        { reason: 'Valor errado' },
      ],
    ],
  ],
  [
    '/gestao/pontos?recusar-varias={creditToo}',
    [
      [
        'Recusar',
        'POST /management/people-credits/:id/refusal',
        { reason: 'Valor errado' },
        'O lançamento não espera mais.',
        { reason: 'Valor errado' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/acoes/nova?acao=creditar&pessoas={evaId}',
    [
      ['Conferir', '', {}, 'Confira antes de creditar', many],
      ['Corrigir', '', {}, 'Valor para cada pessoa'],
      ['Conferir', '', {}, 'Confira antes de creditar'],
      [
        'Creditar agora',
        'POST /management/people-credits +key',
        { ...many, amountCents: 250 },
        'Pontos creditados a 1 pessoa.',
      ],
    ],
  ],
  [
    '/gestao/pessoas/acoes/nova?acao=ativar&busca=ivo+dias',
    [['Enviar a 1 pessoa', 'POST /management/people-acts +key', { kind: 'activation' }, 'Pessoas vistas']],
  ],
  [
    '/gestao/pessoas/acoes/nova?acao=suspender&pessoas={evaId}',
    [
      [
        'Suspender 1 pessoa',
        'POST /management/people-acts +key',
        { kind: 'suspend', reason: 'Inadimplência' },
        '1 pessoa suspensa.',
        { reason: 'Inadimplência' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/acoes/nova?acao=reativar&pessoas={evaId}',
    [
      [
        'Reativar 1 pessoa',
        'POST /management/people-acts +key',
        { kind: 'reactivate' },
        '1 pessoa reativada.',
      ],
    ],
  ],
  [
    '/gestao/pessoas/{evaId}/pontos',
    [
      ['Conferir', '', {}, 'Confira antes de lançar', prize],
      ['Corrigir', '', {}, 'Novo lançamento'],
      ['Conferir', '', {}, 'Confira antes de lançar'],
      [
        'Creditar agora',
        'POST /management/people/:id/points +key',
        { ...prize, amountCents: 250 },
        'Crédito lançado.',
      ],
    ],
  ],
  [
    '/gestao/parceiros',
    [
      [
        'Incluir pessoa',
        'POST /management/partners/:id/people +key',
        { email: 'eva@exemplo.com.br' },
        'Pessoa incluída.',
        { email: 'eva@exemplo.com.br' },
      ],
      ['Tirar: Eva Reis', 'DELETE /management/partners/:id/people/:person', {}, 'Pessoa retirada.'],
    ],
  ],
  [
    '/gestao/pessoas?aniversario=3',
    [
      [
        'Salvar visão',
        'PUT /management/people-views',
        { name: 'Março', filter: { birthMonth: 3 } },
        'Visão salva.',
        { name: 'Março' },
      ],
      [
        'Renomear a visão Março',
        'PUT /management/people-views/:id',
        { name: 'Águas de março', seen: 'Março' },
        'Visão renomeada.',
        { name: 'Águas de março' },
      ],
      ['Remover a visão Águas de março', 'DELETE /management/people-views/:id', {}, 'Visão removida.'],
    ],
  ],
  [
    '/gestao/pessoas/importar',
    [
      [
        'Enviar o arquivo',
        'POST /management/people-imports +key',
        {},
        'O que é cada coluna',
        { file: csv('a.csv', 'Nome;E-mail', 'Zeca;zeca@exemplo.com.br') },
      ],
    ],
  ],
  [
    '/gestao/pessoas/importar/{peopleImportId}/colunas',
    [
      [
        'Conferir o arquivo',
        'PUT /management/people-imports/:id/columns',
        { columns: ['name', 'email'], key: 'email', known: 'update', tags: [] },
        'Conferindo as linhas',
      ],
    ],
  ],
  [
    '/gestao/pessoas/importar/{readyImportId}',
    [
      [
        'Gravar 1 pessoa',
        'POST /management/people-imports/:id/confirm',
        { invites: false, reason: null },
        'Você pode sair desta página',
      ],
    ],
  ],
  [
    '/gestao/pessoas/importar/{droppedImportId}',
    [['Desistir e apagar o arquivo', 'DELETE /management/people-imports/:id', {}, 'Importação apagada.']],
  ],
  [
    '/gestao/pessoas/convites',
    [
      [
        'Enviar de novo a Lia Convidada',
        'POST /management/person-invitations',
        {},
        '1 convite sai aos poucos.',
      ],
      [
        'Convidar 1 pessoa',
        'POST /management/person-invitations',
        { whom: 'new' },
        '1 convite sai aos poucos.',
      ],
      [
        'Convidar de novo: 1 pessoa',
        'POST /management/person-invitations',
        { whom: 'ended' },
        '1 convite sai aos poucos.',
      ],
    ],
  ],
  ['/gestao/pessoas', [['Aplicar', '', {}, 'será posta em', { tag: 'Diretoria', whom: 'all' }]]],
  [
    '/gestao/pessoas?busca=rita+melo&perguntar=todas&acao=tag&marca=Diretoria',
    [
      [
        'Aplicar em todas',
        'POST /management/people-acts +key',
        { kind: 'tag', tag: 'Diretoria', whom: { filter: { search: 'rita melo' }, count: 1 } },
        'Etiqueta “Diretoria” posta em 1 pessoa.',
      ],
    ],
  ],
  [
    '/gestao/pessoas/entrada',
    [
      [
        'Salvar',
        'PUT /management/entry',
        { value: { mode: 'approval', minAge: 21 } },
        'Entrada salva. O cadastro já segue a nova regra.',
        { mode: 'approval', minAge: '21' },
      ],
    ],
  ],
  ['/gestao/pessoas/aprovacao?busca=ugo', [['Aprovar', '', {}, 'Aprovar 1 pessoa?', { whom: 'all' }]]],
  [
    '/gestao/pessoas/aprovacao?busca=ugo&perguntar=aprovar',
    [
      [
        'Aprovar (2)',
        'POST /management/people-acts +key',
        { kind: 'approve', whom: { filter: { status: 'pending', search: 'ugo' }, count: 1 } },
        '1 pessoa aprovada.',
      ],
    ],
  ],
  [
    '/gestao/pessoas/aprovacao',
    [
      ['Não aprovar', '', {}, 'Não aprovar 1 pessoa?', { whom: 'all', reason: 'Falta a ficha' }],
      [
        'Não aprovar (2)',
        'POST /management/people-acts +key',
        { kind: 'refuse', reason: 'Falta a ficha', whom: { count: 1 } },
        '1 pessoa sem aprovação.',
      ],
    ],
  ],
  [
    '/gestao/pessoas/lista?adicionar=um',
    [
      [
        'Adicionar',
        'POST /management/listed-people',
        { cpf: '52998224725' },
        'CPF adicionado à lista.',
        { cpf: '529.982.247-25' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/lista?remover={listedId}',
    [['Remover', 'DELETE /management/listed-people/:id', {}, 'CPF removido da lista.']],
  ],
  [
    '/gestao/pessoas/lista/varias',
    [
      [
        'Adicionar à lista',
        'POST /management/listed-people-lines',
        { lines: [{ line: 1, cpf: '111.444.777-35', name: 'Rita Melo' }] },
        '1 CPF adicionado.',
        { linhas: '111.444.777-35; Rita Melo' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/campos/novo',
    [
      [
        'Salvar',
        'POST /management/own-fields +key',
        { name: 'Turno', kind: 'text', choices: [] },
        'Campo criado.',
        { name: 'Turno' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/campos',
    movesOf('Matrícula', 'POST /management/own-fields/:id/place', 'Ordem atualizada.'),
  ],
  [
    '/gestao/pessoas/campos/{fieldId}',
    [
      [
        'Salvar',
        'PUT /management/own-fields/:id',
        { value: { name: 'Matrícula', help: 'Só números' } },
        'Campo salvo.',
        { help: 'Só números' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/{anaId}/campos',
    [['Salvar', 'PUT /management/people/:id/own-fields', { values: {} }, 'Campos salvos.']],
  ],
  [
    '/gestao/pessoas/campos?remover={fieldToo}',
    [['Remover', 'DELETE /management/own-fields/:id', {}, 'Campo removido.']],
  ],
  [
    '/gestao/pessoas/etiquetas?renomear={tagId}',
    [
      [
        'Renomear',
        'PUT /management/people-tags/:id',
        { name: 'Conselho' },
        'Etiqueta renomeada.',
        { name: 'Conselho' },
      ],
    ],
  ],
  [
    '/gestao/pessoas/etiquetas?remover={tagId}',
    [['Remover', 'DELETE /management/people-tags/:id', {}, 'Etiqueta removida.']],
  ],
  [
    '/gestao/equipe',
    [
      [
        'Convidar',
        'POST /management/team-invitations +key',
        { email: 'nova@exemplo.com.br', roles: ['support'] },
        'Convite enviado.',
        { email: 'nova@exemplo.com.br', 'roles.support': 'on' },
      ],
      [
        'Enviar de novo: nova@exemplo.com.br',
        'POST /management/team-invitations +key',
        { email: 'nova@exemplo.com.br', roles: ['support'] },
        'Convite enviado.',
      ],
      [
        'Retirar o convite: nova@exemplo.com.br',
        'DELETE /management/team-invitations/:id',
        {},
        'Convite retirado.',
      ],
    ],
  ],
  [
    '/gestao/equipe/{ritaId}',
    [
      [
        'Salvar',
        'PUT /management/team/:id',
        { roles: ['finance', 'support'], seen: ['support'] },
        'Funções salvas.',
        { 'roles.finance': 'on' },
      ],
    ],
  ],
  [
    '/gestao/equipe/{ritaId}?perguntar=encerrar',
    [['Encerrar o acesso à gestão', 'PUT /management/team/:id', { roles: [] }, 'Acesso à gestão encerrado.']],
  ],
  [
    '/gestao/documentos/termos',
    [
      [
        'Salvar rascunho',
        'PUT /management/legal-texts/:document/draft',
        { value: { html: '<p>Regras</p>' } },
        'Rascunho salvo. Ninguém vê antes de publicar.',
        { html: '<p>Regras</p>' },
      ],
      [
        'Publicar',
        'POST /management/legal-texts/:document/versions',
        { value: { note: 'Mais curto', asks: false } },
        'Versão 1 publicada.',
        { note: 'Mais curto' },
      ],
    ],
  ],
  [
    '/gestao/documentos/privacidade?perguntar=descartar',
    [['Descartar o rascunho', 'DELETE /management/legal-texts/:document/draft', {}, 'Rascunho descartado.']],
  ],
  [
    '/gestao/documentos/encarregado',
    [
      [
        'Salvar',
        'PUT /management/legal-officer',
        { value: { name: 'Lia Prado', mail: 'dados@exemplo.com.br', phone: '', post: 'Diretora' } },
        'Encarregado salvo. A política de privacidade já mostra.',
        { name: 'Lia Prado', mail: 'dados@exemplo.com.br', post: 'Diretora' },
      ],
    ],
  ],
  [
    '/gestao/privacidade/{dataRequestId}',
    [
      [
        'Responder',
        'POST /management/data-requests/:id/answer',
        { text: 'Com ninguém.', isRefusal: false },
        'Resposta enviada.',
        { text: 'Com ninguém.' },
      ],
    ],
  ],
  [
    '/gestao/privacidade/{copyRequestId}',
    [
      [
        'Fazer a cópia e responder',
        'POST /management/data-requests/:id/act',
        { act: 'copy' },
        'A cópia está sendo feita, e a pessoa foi avisada.',
      ],
    ],
  ],
  [
    '/gestao/privacidade/{deletionRequestId}',
    [
      [
        'Começar a exclusão e responder',
        'POST /management/data-requests/:id/act',
        { act: 'deletion' },
        'A exclusão começou, e a pessoa foi avisada.',
      ],
    ],
  ],
  [
    '/gestao/privacidade/prazos',
    [
      [
        'Salvar: Mensagens à estação, com as respostas',
        'PUT /management/retention/:kind',
        { value: { days: 365 } },
        'Prazo salvo.',
        { days: '365' },
      ],
      [
        'Segurar: Mensagens à estação, com as respostas',
        'PUT /management/retention/:kind/hold',
        { isHeld: true },
        'Nada deste tipo será apagado até você soltar.',
      ],
      [
        'Soltar: Mensagens à estação, com as respostas',
        'PUT /management/retention/:kind/hold',
        { isHeld: false },
        'Listado de novo: será apagado em uma semana.',
      ],
    ],
  ],
  [
    '/gestao/atendimento/{requestId}',
    [
      [
        'Enviar resposta',
        'POST /management/support-requests/:id/answers +key',
        { text: 'Assim' },
        'Resposta enviada.',
        { text: 'Assim' },
      ],
      ['Encerrar', 'PUT /management/support-requests/:id/state', { state: 'closed' }, 'Mensagem encerrada.'],
      ['Reabrir', 'PUT /management/support-requests/:id/state', { state: 'open' }, 'Mensagem reaberta.'],
    ],
  ],
  [
    '/gestao/gasolina/nova',
    [
      [
        'Salvar',
        'POST /management/fuel-campaigns +key',
        { fuels: 'Etanol', litres: 10 },
        'Campanha criada.',
        {
          ...{
            name: 'Nova',
            startsOn: '2026-06-01',
            endsOn: '2026-07-01',
            fuels: 'Etanol',
            voucherType: 'Desconto',
          },
          ...{ litres: '10', valueCents: '5,00', vouchers: '5' },
        },
      ],
    ],
  ],
  [
    '/gestao/gasolina/1',
    [
      [
        'Salvar',
        'PUT /management/fuel-campaigns/:id',
        { value: { description: 'Oi' } },
        'Campanha salva.',
        {
          description: 'Oi',
        },
      ],
    ],
  ],
  [
    '/gestao/sorteios',
    [
      [
        'Novo sorteio',
        'POST /management/giveaways +key',
        { name: 'Terceiro' },
        'Sorteio criado.',
        { name: 'Terceiro' },
      ],
    ],
  ],
  [
    '/gestao/sorteios?distribuir=1',
    [['Distribuir números', 'PUT /management/giveaways/:id/numbers', {}, 'números distribuídos.']],
  ],
  ['/gestao/sorteios?sortear=1', [['Sortear', 'PUT /management/giveaways/:id/draw', {}, 'Sorteio feito.']]],
  [
    '/gestao/alteracoes',
    [
      [
        'Já mudei no cadastro: avisar a pessoa',
        'PUT /management/registration-changes/:id/done',
        { isDone: true },
        'Pedido marcado como feito.',
      ],
    ],
  ],
  [
    '/gestao/alteracoes?aba=yes',
    [
      [
        'Voltar para a fazer',
        'PUT /management/registration-changes/:id/done',
        { isDone: false },
        'Pedido de volta à lista.',
      ],
    ],
  ],
]
