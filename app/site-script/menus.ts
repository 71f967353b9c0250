/** Menus close when one looks elsewhere: a press beside them, Esc, a chosen entry, another menu (PUB-14). */
export function watchMenus(): void {
  const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')]
  const closeAll = (but?: HTMLDetailsElement | null) => {
    for (const menu of openMenus()) if (menu !== but) menu.open = false
  }
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    closeAll(target.closest('a') ? null : target.closest<HTMLDetailsElement>('details[data-menu]'))
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const [open] = openMenus()
    closeAll()
    open?.querySelector('summary')?.focus()
  })
}
