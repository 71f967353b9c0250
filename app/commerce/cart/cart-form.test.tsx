import { redirect } from '@remix-run/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CartForm, goingOn } from './cart.tsx'

const path = '/homepage/carrinho'
const Cart = () => (
  <>
    <CartForm id="carrinho">
      <input name="quantidade" defaultValue="2" />
      <button type="submit" name="intent" value="mais">
        +
      </button>
    </CartForm>
    <button type="submit" form="carrinho" {...goingOn}>
      Ir para entrega
    </button>
  </>
)

let sent: [string, FormDataEntryValue][] = []
async function press(value: string) {
  const router = createMemoryRouter(
    [
      {
        path,
        element: <Cart />,
        action: async ({ request }) => {
          const form = await request.formData()
          sent = [...form]
          return redirect(form.get('intent') === 'continuar' ? `${path}/entrega` : path)
        },
      },
      { path: `${path}/entrega`, element: null },
    ],
    { initialEntries: [path] },
  )
  const container = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(container).render(<RouterProvider router={router} />))
  await act(async () => container.querySelector<HTMLButtonElement>(`button[value="${value}"]`)?.click())
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  return router.state
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('CAR-01 SEC-28 the next step opens at its top, with all that the cart holds sent', async () => {
  const { location, preventScrollReset } = await press('continuar')
  expect({ path: location.pathname, preventScrollReset }).toEqual({
    path: `${path}/entrega`,
    preventScrollReset: false,
  })
  expect(sent).toEqual([
    ['quantidade', '2'],
    ['intent', 'continuar'],
  ])
})

test('CAR-01 what changes a line keeps the place on the page', async () => {
  const { location, preventScrollReset } = await press('mais')
  expect({ path: location.pathname, preventScrollReset }).toEqual({ path, preventScrollReset: true })
})
