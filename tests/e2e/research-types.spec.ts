import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, idOf, press, publish, type Written, writeQuestion } from './owner-form.ts'

/** A station per project; the journeys over what stations bring themselves answer each type on another one. */
const placeOf = (scripts: boolean) =>
  scripts ? { slug: 'sindicato', points: '0,50 créditos' } : { slug: 'sorteio', points: '0,50 fichas' }
const [owner, member] = ['dona', 'parceiro']

type Answering = { page: Page; scripts: boolean; points: string }
type Type = {
  rows: string
  /** What owners read of it. */
  name: string
  /** Where it is answered, if not in steps: on its page, or among the quizzes. */
  stands?: 'on its page' | 'among quizzes'
  /** What members read at the end, and up to which share of right answers. */
  feedbacks?: readonly (readonly [text: string, upTo?: string])[]
  questions: readonly Written[]
  /** From its first question to what came of it. */
  answer: (to: Answering) => Promise<void>
  /** Lines of the results: what was said, by how many, and which part they are. */
  results: readonly string[]
  /** What stands in the file of the answers. */
  file: string
}

const main = (page: Page) => page.getByRole('main')
const words = (page: Page) => main(page).getByRole('textbox')
const goOn = (page: Page) => page.getByRole('button', { name: /^(Próximo|Enviar)$/ }).click()
const feedback = (page: Page) => page.getByRole('dialog', { name: 'Sucesso!' })

async function choose(page: Page, options: readonly string[]): Promise<void> {
  for (const option of options) {
    // The next question has other options: it is there once they are.
    await page.getByRole('radio', { name: option, exact: true }).check()
    await goOn(page)
  }
}

/** Digits typed one by one: with scripts they take their shape. */
const typeDigits = (page: Page, digits: string, shown: string) =>
  expect(async () => {
    await words(page).fill('')
    await words(page).pressSequentially(digits)
    await expect(words(page)).toHaveValue(shown, { timeout: 1_000 })
  }).toPass()

/** The one question on the page of its activity. */
const vote = (page: Page) =>
  main(page)
    .locator('form')
    .filter({ has: page.locator('fieldset') })
    .getByRole('button')
    .click()

const types: readonly Type[] = [
  {
    rows: 'ACT-07 POL-04 POL-07 GAP-43',
    name: 'Pesquisa de contatos',
    questions: [
      { question: 'Qual é o seu CPF?', kind: 'Texto livre' },
      { question: 'Quando você nasceu?', kind: 'Texto livre', mask: 'Data' },
      { question: 'Você já foi candidata? Conte.', kind: 'Texto livre' },
    ],
    answer: async ({ page, scripts }) => {
      await typeDigits(page, '52998224726', scripts ? '529.982.247-26' : '52998224726')
      await goOn(page)
      await expect(page.getByText('CPF inválido').first()).toBeVisible()
      await typeDigits(page, '52998224725', scripts ? '529.982.247-25' : '52998224725')
      await goOn(page)
      await expect(page.getByText('2 de 3', { exact: true })).toBeVisible()
      await words(page).fill('31/02/2000')
      await goOn(page)
      await expect(page.getByText('Data Inválida!').first()).toBeVisible()
      await (scripts ? typeDigits(page, '28022000', '28/02/2000') : words(page).fill('28/02/2000'))
      await goOn(page)
      await expect(page.getByText('3 de 3', { exact: true })).toBeVisible()
      // The word for a date, but inside another word.
      await words(page).pressSequentially('Sim, em 2019.')
      await expect(words(page)).toHaveValue('Sim, em 2019.')
      await goOn(page)
      await expect(feedback(page)).toContainText('Operação realizada com sucesso.')
      await feedback(page).getByRole('link', { name: 'Fechar' }).click()
      await expect(page).toHaveURL(/\/homepage$/)
    },
    results: [],
    file: ';"Contato";',
  },
  {
    rows: 'ACT-08 POL-02 POL-03',
    name: 'Pesquisa',
    questions: [
      { question: 'Como soube?', kind: 'Escolha única com “Outro”', options: ['Amigos', 'Rádio'] },
      { question: 'O que usa?', kind: 'Múltipla escolha', options: ['Agenda', 'Mural', 'Vouchers'] },
      { question: 'O que falta?', kind: 'Múltipla escolha com “Outro”', options: ['Eventos', 'Prêmios'] },
    ],
    answer: async ({ page }) => {
      await page.getByRole('radio', { name: 'Outro' }).check()
      await goOn(page)
      await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
      await page.getByLabel('Sua resposta').fill('Pelo vizinho')
      await goOn(page)
      await page.getByRole('checkbox', { name: 'Agenda' }).check()
      await page.getByRole('checkbox', { name: 'Mural' }).check()
      await goOn(page)
      await page.getByRole('checkbox', { name: 'Eventos' }).check()
      await page.getByLabel('Sua resposta').fill('Um café')
      await goOn(page)
      await expect(feedback(page)).toBeVisible()
    },
    results: [
      'Amigos 0 0%',
      'Outro 1 100%',
      'Agenda 1 100%',
      'Mural 1 100%',
      'Vouchers 0 0%',
      'Eventos 1 100%',
    ],
    file: ';"Participante";"Pelo vizinho";"Agenda; Mural";"Eventos; Um café"',
  },
  {
    rows: 'ACT-09',
    name: 'Pergunta única',
    stands: 'on its page',
    questions: [{ question: 'Que dia é melhor?', options: ['Sábado', 'Domingo'] }],
    answer: async ({ page }) => {
      await page.getByRole('radio', { name: 'Domingo' }).check()
      await vote(page)
      await expect(feedback(page)).toBeVisible()
    },
    results: ['Sábado 0 0%', 'Domingo 1 100%'],
    file: ';"Domingo"',
  },
  {
    rows: 'ACT-10 POL-10 GAP-42',
    name: 'Enquete',
    stands: 'on its page',
    questions: [{ question: 'Onde você senta?', options: ['Janela', 'Corredor'] }],
    answer: async ({ page }) => {
      await page.getByRole('radio', { name: 'Janela' }).check()
      await vote(page)
      await expect(feedback(page).getByText('Votos há 1 minuto atrás')).toBeVisible()
      await expect(feedback(page).getByRole('listitem').first()).toContainText('100% · 1 voto')
    },
    results: ['Janela 1 100%', 'Corredor 0 0%'],
    file: ';"Janela"',
  },
  {
    rows: 'ACT-11 POL-08',
    name: 'Desafio',
    feedbacks: [
      ['Comece pela cartilha.', '40'],
      ['Você domina o assunto.', '100'],
    ],
    questions: [
      { question: 'O extrato mostra cada uso.', options: ['Mostra', 'Esconde'], right: 'Mostra' },
      { question: 'Participar custa.', options: ['Custa', 'É gratuito'], right: 'É gratuito' },
      { question: 'O voto é secreto.', options: ['É secreto', 'É aberto'], right: 'É secreto' },
    ],
    answer: async ({ page }) => {
      await choose(page, ['Mostra', 'Custa', 'É aberto'])
      await expect(feedback(page)).toContainText('Você acertou 1 de 3 perguntas (33,33%)')
      await expect(feedback(page)).toContainText('Comece pela cartilha.')
    },
    results: ['Mostra certa 1 100%', 'É gratuito certa 0 0%', 'Comece pela cartilha. 1 100%'],
    file: ';"1";"Mostra";"Custa";"É aberto"',
  },
  {
    rows: 'ACT-12',
    name: 'Perfil',
    feedbacks: [['Você é da linha de frente.'], ['Você é dos bastidores.']],
    questions: ['Na festa', 'Na assembleia'].map((question, at) => ({
      question,
      options: [`Falo (${at})`, `Organizo (${at})`],
      speaksFor: ['Você é da linha de frente.', 'Você é dos bastidores.'],
    })),
    answer: async ({ page }) => {
      // As often the one as the other: the first of the feedbacks.
      await choose(page, ['Organizo (0)', 'Falo (1)'])
      await expect(feedback(page)).toContainText('Você é da linha de frente.')
    },
    results: ['Organizo (0) 1 100%', 'Você é da linha de frente. 1 100%', 'Você é dos bastidores. 0 0%'],
    file: ';"Organizo (0)";"Falo (1)"',
  },
  {
    rows: 'POL-11 POL-12 POL-13 GAP-52',
    name: 'Quiz avulso',
    stands: 'among quizzes',
    questions: [
      {
        question: 'Quem decide?',
        options: ['A diretoria', 'A assembleia'],
        right: 'A assembleia',
        why: 'É a lei.',
      },
      { question: 'Quanto custa?', options: ['Nada', 'Muito'], right: 'Nada' },
    ],
    answer: async ({ page, points }) => {
      const answer = async (option: string) => {
        await page.getByRole('radio', { name: option }).check()
        await press(page, 'Responder')
      }
      await answer('A diretoria')
      await expect(page.getByText('Você errou! Favor, tentar novamente.')).toBeVisible()
      await expect(page.getByRole('radio', { name: 'A diretoria' })).toBeDisabled()
      await answer('A assembleia')
      await expect(page.getByText('Você acertou! Clique em próximo para continuar')).toBeVisible()
      await expect(page.getByText('É a lei.')).toBeVisible()
      await page.getByRole('link', { name: 'Próximo' }).click()
      await answer('Nada')
      await page.getByRole('link', { name: 'Ver resultado' }).click()
      await expect(page.getByText('1 de 2', { exact: true })).toBeVisible()
      await press(page, 'Finalizar!')
      await expect(page.getByText(`Parabéns, você completou o Quiz e ganhou ${points}.`)).toBeVisible()
    },
    // Of every question the first try.
    results: ['A diretoria 1 100%', 'A assembleia certa 0 0%', 'Nada certa 1 100%'],
    file: ';"1";"A diretoria";"Nada"',
  },
]

async function writeFeedbacks(page: Page, feedbacks: NonNullable<Type['feedbacks']>): Promise<void> {
  await page.getByRole('link', { name: 'Resultados possíveis', exact: true }).click()
  for (const [at, [text, upTo]] of feedbacks.entries()) {
    await page.getByLabel('Texto', { exact: true }).nth(at).fill(text)
    if (upTo) await field(page, 'Até quantos % de acertos').nth(at).fill(upTo)
  }
  await press(page)
  await expect(page.getByText('Resultados salvos.')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para as perguntas' }).click()
}

type Place = { slug: string; type: Type; name: string }

/** A draft, as an owner begins it, up to its questions. */
async function begin(page: Page, { slug, type, name }: Place): Promise<void> {
  const isQuiz = type.stands === 'among quizzes'
  await page.goto(at(slug, isQuiz ? '/gestao/atividades/quizzes' : '/gestao/atividades/nova'))
  await page
    .getByRole('main')
    .getByRole('link', { name: isQuiz ? 'Novo quiz' : new RegExp(`^${type.name} (?!de )`) })
    .click()
  await field(page, 'Nome').fill(name)
  await press(page)
  await expect(page.getByText('Rascunho criado. Agora escreva as perguntas.')).toBeVisible()
  await press(page, 'Prêmio e regras')
  await field(page, 'Pontos').fill('0,5')
  await press(page, 'O que as pessoas fazem')
  await expect(page.getByText('Passo 1 de 3')).toBeVisible()
}

/** To the first question: from the activity, or from the home and the list of quizzes. */
async function enter(page: Page, { slug, type, name, id }: Place & { id: string }): Promise<void> {
  if (type.stands === 'among quizzes') {
    await page.goto(at(slug, '/homepage'))
    await main(page)
      .getByRole('link', { name: /^Quizzes/ })
      .click()
    await page.getByRole('link', { name }).click()
    await page.getByRole('link', { name: 'Começar' }).click()
    return
  }
  await page.goto(at(slug, `/homepage/atividades/${id}`))
  if (!type.stands) await page.locator(`a[href^="/homepage/survey/${id}/"]`).click()
}

async function expectResults(page: Page, { questions, results, file }: Type): Promise<void> {
  await expect(page.getByText('1 pessoa respondeu', { exact: true })).toHaveCount(questions.length)
  for (const name of results) await expect(page.getByRole('row', { name, exact: true }).first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ])
  const answers = readFileSync(await download.path(), 'utf8')
  expect(answers).toContain(`"${member}@exemplo.com.br"`)
  expect(answers).toContain(file)
}

/** Becomes somebody else. */
async function become(page: Page, slug: string, person: string): Promise<void> {
  await page.context().clearCookies()
  await logIn(page, slug, person)
}

/** What scripts change is the same for all that stand in one place: steps, a page of one question, a quiz. */
const withScripts = ['Pesquisa de contatos', 'Enquete', 'Quiz avulso']

for (const type of types)
  test(`${type.rows} an owner writes “${type.name}” and publishes it, a member answers it, the owner reads what came of it${withScripts.includes(type.name) ? '' : ' @sem-script'}`, async ({
    page,
    scripts,
  }, { project }) => {
    const { slug, points } = placeOf(scripts)
    const place = { slug, type, name: `${type.name} da casa ${project.name}` }
    await become(page, slug, owner)
    await begin(page, place)
    const id = idOf(page)
    if (type.feedbacks) await writeFeedbacks(page, type.feedbacks)
    for (const question of type.questions) await writeQuestion(page, question)
    // Where one question is asked there is no second.
    await expect(page.getByRole('link', { name: 'Nova pergunta' })).toHaveCount(
      type.stands === 'on its page' ? 0 : 1,
    )
    await publish(page)

    await become(page, slug, member)
    await enter(page, { ...place, id })
    await type.answer({ page, scripts, points })
    await page.goto(at(slug, '/homepage/extrato/extratos-totais?aba=premiacao'))
    await expect(page.getByText(place.name).first()).toBeVisible()

    await become(page, slug, owner)
    await page.goto(at(slug, `/gestao/atividades/${id}/resultados`))
    await expectResults(page, type)
    // Other journeys read this station's lists.
    await page.getByRole('link', { name: 'Voltar para a atividade' }).click()
    await press(page, 'Salvar e retirar do ar')
    await expect(page.getByText('Salva e retirada do ar. Quem já participou não perde nada.')).toBeVisible()
  })

test('POL-11 an owner finds the quizzes, writes some and orders them', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  // Drafts, on stations that have no quizzes of their own.
  const slug = scripts ? 'viagem' : 'padrao'
  await logIn(page, slug, owner)
  await page.goto(at(slug, '/gestao/atividades'))
  await main(page).getByRole('link', { name: 'Quizzes', exact: true }).click()
  await expect(page.getByText('Ainda não há quizzes. Crie o primeiro.')).toBeVisible()
  await expectAccessible()
  for (const name of ['Quiz da primeira casa', 'Quiz da segunda casa']) {
    await page.getByRole('link', { name: 'Novo quiz' }).click()
    await field(page, 'Nome').fill(name)
    await press(page)
    await page.getByRole('link', { name: 'Voltar para quizzes' }).click()
    await expect(main(page).getByRole('listitem').filter({ hasText: name })).toContainText('Rascunho')
  }
  await expect(page.getByText('2 quizzes', { exact: true })).toBeVisible()
  await press(page, 'Subir: Quiz da segunda casa')
  await expect(page.getByText('Ordem atualizada.')).toBeVisible()
  await expect(main(page).getByRole('listitem').first()).toContainText('Quiz da segunda casa')
  await expectAccessible()
})
