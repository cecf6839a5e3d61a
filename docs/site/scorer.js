// A page that is named by all words of the query comes first, by its title or by its address: a hazard's page before
// others, and whole words before parts of words. Logs of changes come after what they are about.
var Scorer = {
  score: ([page, title, anchor, , score]) => {
    const wordsOf = (text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const address = page.split("/").at(-1);
    const words = wordsOf(new URLSearchParams(location.search).get("q"));
    const names = wordsOf(`${title} ${address}`);
    const isWhole = words.every((word) => names.includes(word));
    const isNamed = isWhole || words.every((word) => word.length > 3 && names.some((name) => name.includes(word)));
    if (anchor || !words.length || !isNamed) return score - (/^[A-Z]+$/.test(address) ? 4 : 0);
    return score + (page.includes("/hazards/") ? 200 : 100) + (isWhole ? 50 : 0);
  },
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
