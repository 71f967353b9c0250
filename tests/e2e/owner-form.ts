import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const press = (page: Page, name = 'Salvar') => page.getByRole('button', { name, exact: true }).click()

/** By its label, whether that says 'opcional' or not. */
export const field = (page: Page, name: string) =>
  page.getByLabel(new RegExp(`^${name}\\s*(\\(opcional\\))?$`))

/** The number of the activity whose page of the management is open. */
export const idOf = (page: Page) => /\/gestao\/atividades\/(\d+)/.exec(page.url())?.[1] ?? ''

/**
 * Publishes the draft whose form is open, in its last step: seen by members only and last of its list, so that other journeys find
 * what they look for, and off the home unless it is wanted there.
 */
export async function publish(page: Page, { isOnHome = false } = {}): Promise<void> {
  await press(page, 'Onde aparece')
  await expect(page.getByText('Passo 3 de 3')).toBeVisible()
  await field(page, 'Ordem na lista').fill('900')
  const visitors = field(page, 'Visitantes também veem esta atividade')
  if ((await visitors.count()) > 0) await visitors.uncheck()
  const home = page.getByRole('checkbox', { name: 'Mostrar na vitrine' })
  if (!isOnHome && (await home.count()) > 0) await home.uncheck()
  await press(page, 'Salvar e publicar')
  await expect(page.getByText(/^Publicad[ao]\. Os participantes já /)).toBeVisible()
}

/** A question as an owner writes it, every choice by its words. */
export type Written = {
  question: string
  /** Where the type has several. */
  kind?: string
  /** The shape of a free text, where its words do not say it. */
  mask?: string
  options?: readonly string[]
  /** The option that is right. */
  right?: string
  /** The feedback that each option speaks for, in their order. */
  speaksFor?: readonly string[]
  /** What is read after the right answer of a standalone quiz. */
  why?: string
}

/** Adds a question in the first step of an activity's form, and comes back to it. */
export async function writeQuestion(page: Page, written: Written): Promise<void> {
  const { question, kind, mask, options = [], right, speaksFor, why } = written
  await page.getByRole('link', { name: 'Nova pergunta' }).click()
  await field(page, 'Pergunta').fill(question)
  if (kind) await field(page, 'Como se responde').selectOption({ label: kind })
  if (mask) await field(page, 'Formato do texto livre').selectOption({ label: mask })
  for (const [at, label] of options.entries()) {
    const option = page.getByRole('group', { name: `Opção ${at + 1}`, exact: true })
    await option.getByLabel('Texto da opção').fill(label)
    if (label === right) await option.getByLabel('É a resposta certa').check()
    if (speaksFor) await option.getByLabel('Fala pelo resultado').selectOption({ label: speaksFor[at] ?? '' })
  }
  if (why) await field(page, 'Explicação').fill(why)
  await press(page)
  await expect(page.getByText('Pergunta salva.')).toBeVisible()
}
