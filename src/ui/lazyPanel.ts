import type { SearchPanel } from './SearchPanel'

type LoadSearch = () => Promise<unknown>

/** Kept outside of React, so that a panel that has loaded once opens synchronously. */
export const loadedPanel: { Panel?: typeof SearchPanel } = {}

/** The `loadSearch` functions whose search has loaded. */
const loadedSearches = new WeakSet<LoadSearch>()

export const isSearchLoaded = (loadSearch?: LoadSearch): boolean =>
  !loadSearch || loadedSearches.has(loadSearch)

/** Loads the panel of a picker. If that fails, the next use of the picker loads it again. */
export async function loadPanel(loadSearch?: LoadSearch): Promise<void> {
  try {
    const [panel] = await Promise.all([
      import(/* webpackChunkName: "use-search-panel" */ './SearchPanel'),
      loadSearch?.(),
    ])
    loadedPanel.Panel = panel.SearchPanel
    if (loadSearch) loadedSearches.add(loadSearch)
  } catch {
    // The picker shows that it is not loaded, if it is used.
  }
}
