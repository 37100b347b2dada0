/** Formulas that once blocked the services: a stored macro grows tenfold with every line. */
export const growing = (uses: number): string =>
  String.raw`\def\x{a}\def\d#1{\def\x{#1#1#1#1#1#1#1#1#1#1}}` +
  String.raw`\expandafter\d\expandafter{\x}`.repeat(5) +
  String.raw`\x`.repeat(uses);

/** All ways of the installed KaTeX to define a macro, to delay an expansion, or to reach its internals. */
const DEFINITIONS = [
  String.raw`\def\a{x}\a`,
  String.raw`\gdef\a{x}\a`,
  String.raw`\edef\a{x}\a`,
  String.raw`\xdef\a{x}\a`,
  String.raw`\global\def\a{x}\a`,
  String.raw`\long\def\a{x}\a`,
  String.raw`\let\a=x\a`,
  String.raw`\futurelet\a\b x`,
  String.raw`\newcommand{\a}{x}\a`,
  String.raw`\newcommand\a[1]{#1#1}\a{x}`,
  String.raw`\renewcommand{\frac}{x}\frac`,
  String.raw`\providecommand{\a}{x}\a`,
  String.raw`\expandafter\frac\expandafter{1}{2}`,
  String.raw`\noexpand\frac{1}{2}`,
  String.raw`\DeclareMathOperator{\a}{a}\a`,
  String.raw`\csname def\endcsname\a{x}\a`,
  String.raw`\text{\def\a{x}\a}`,
  String.raw`\frac{\def\a{x}\a}{2}`,
  String.raw`x^{\let\a=y\a}`,
  String.raw`\html@mathml{x}{y}`,
  String.raw`\@firstoftwo{x}{y}`,
  String.raw`\@ifnextchar x{y}{z}`,
  String.raw`\@ifstar{x}{y}`,
  String.raw`\bra@set{x}{y}{z}{w}`,
  String.raw`\show\frac`,
  String.raw`\message{x}x`,
  String.raw`\errmessage{x}x`,
  String.raw`\verb\a\\def\x{b}\x\x\x`,
  String.raw`\verb*\a\\def\x{b}\x\x\x`,
];

/** Formulas that are never rendered. */
export const FORMULA_VECTORS: readonly string[] = [...[10, 20, 40, 100, 150].map(growing), ...DEFINITIONS];

/** Valid formulas that look like the forbidden ones. */
export const HARMLESS_FORMULAS: readonly string[] = [
  String.raw`\begin{matrix} a \\def \\let \end{matrix}`,
  String.raw`\default`.slice(0, 2) + 'elta',
  String.raw`\left( x \right)`,
  String.raw`\lg x + \lnot y`,
  'let def = @',
];
