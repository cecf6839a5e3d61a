// A page whose title has all words of the query comes first, a hazard's page before others.
var Scorer = {
  score: ([page, title, anchor, , score]) => {
    const words = new URLSearchParams(location.search).get("q").toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const isTitled = !anchor && words.length && words.every((word) => title.toLowerCase().includes(word));
    return score + (isTitled ? (page.includes("/hazards/") ? 200 : 100) : 0);
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
