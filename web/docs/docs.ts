// The script of the API page: selects one language for all examples, remembers it, and shows buttons that copy
// examples.
const KEY = 'api-language';
const COPIED_MS = 2_000;

const choices = document.querySelectorAll<HTMLInputElement>('.examples input');

function choose(language: string): void {
  for (const choice of choices) choice.checked = choice.value === language;
}

const kept = localStorage.getItem(KEY);
if ([...choices].some(({ value }) => value === kept)) choose(kept!);

for (const choice of choices)
  choice.addEventListener('change', () => {
    const before = choice.getBoundingClientRect().top;
    choose(choice.value);
    localStorage.setItem(KEY, choice.value);
    // keeps the position of the choice, as the heights of the examples above have changed
    scrollBy({ top: choice.getBoundingClientRect().top - before, behavior: 'instant' });
  });

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const name = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const examples = button.closest('.examples')!;
    const language = examples.querySelector<HTMLInputElement>('input:checked')!.value;
    await navigator.clipboard.writeText(examples.querySelector(`[data-language="${language}"]`)!.textContent);
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = name;
    }, COPIED_MS);
  });
}

// The input filters the contents; Enter opens the first match.
const find = document.querySelector<HTMLElement>('[data-find]');
const findInput = find?.querySelector('input');
const entries = [...document.querySelectorAll<HTMLElement>('[data-words]')];
if (find && findInput) {
  find.hidden = false;
  findInput.addEventListener('input', () => {
    const words = findInput.value.toLowerCase().split(/\s+/);
    for (const entry of entries)
      entry.hidden = !words.every((word) => entry.dataset.words!.toLowerCase().includes(word));
    document.querySelector<HTMLDetailsElement>('[data-staff]')!.open = findInput.value !== '';
  });
  findInput.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter')
      entries
        .find(({ hidden }) => !hidden)
        ?.querySelector('a')
        ?.click();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    findInput.focus();
  });
}

// The entered token is inserted into the examples, in this page only.
const token = document.querySelector<HTMLElement>('[data-token]');
const tokenInput = token?.querySelector('input');
if (token && tokenInput) {
  token.hidden = false;
  const PLACEHOLDER = 'rumbo_…';
  const examples = [...document.querySelectorAll('.examples code')].map((code) => [code, code.textContent] as const);
  tokenInput.addEventListener('input', () => {
    const typed = tokenInput.value.trim();
    for (const [code, text] of examples) code.textContent = text.replace(PLACEHOLDER, typed || PLACEHOLDER);
  });
}

export {};
