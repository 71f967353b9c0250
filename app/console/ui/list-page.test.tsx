import { act, type ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListPage } from './list-page.tsx'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const words = {
  title: 'Pedidos',
  lead: 'Do mais recente ao mais antigo.',
  none: 'Ainda não há pedidos.',
  noneFound: 'Nenhum pedido com este filtro.',
}
const parts = { filter: <p>Filtro</p>, action: <button type="button">Novo</button>, pages: <p>Páginas</p> }

/** What a list says, part by part. */
async function shown(props: Pick<ComponentProps<typeof ListPage>, 'isEmpty' | 'isFiltered'>) {
  const element = (
    <ListPage object="cart" {...words} {...parts} {...props}>
      <p>Linhas</p>
    </ListPage>
  )
  const router = createMemoryRouter([{ id: 'root', path: '*', element }])
  await act(async () => root.render(<RouterProvider router={router} />))
  const said = ['Novo', 'Filtro', 'Linhas', words.none, words.noneFound]
  return said.filter((text) => document.body.textContent?.includes(text))
}

test('SEC-23 a list of owners has its action, its search and its rows each in one place', async () => {
  expect(await shown({ isEmpty: false, isFiltered: false })).toEqual(['Novo', 'Filtro', 'Linhas'])
  expect(await shown({ isEmpty: false, isFiltered: true })).toEqual(['Novo', 'Filtro', 'Linhas'])
  expect(document.querySelectorAll('button')).toHaveLength(1)
})

test('SEC-23 where there is nothing yet its action stands in the middle; what was not found keeps its search', async () => {
  expect(await shown({ isEmpty: true, isFiltered: false })).toEqual(['Novo', words.none])
  expect(await shown({ isEmpty: true, isFiltered: true })).toEqual(['Novo', 'Filtro', words.noneFound])
})
