// The script of the API page: one language for all examples, which is remembered, and buttons that copy them.
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
    // examples above have another height now
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

export {};
