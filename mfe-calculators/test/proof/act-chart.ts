/**
 * The published chart of the classic ACT, typed from the source independently of the remote's facts. Each row has a
 * scaled score and the lowest count of right answers for it in English, Math, Reading and Science. A dash: no count
 * gives it.
 */
const LOWEST = `
36 74 59 40 40
35 71 57 38 -
34 70 55 37 39
33 69 54 36 38
32 68 53 34 -
31 67 51 33 37
30 66 49 32 36
29 64 47 31 -
28 63 45 30 35
27 61 42 - 34
26 59 39 29 32
25 56 37 28 31
24 53 34 26 29
23 50 32 25 26
22 47 31 23 24
21 44 29 22 22
20 41 27 20 20
19 39 25 19 18
18 37 22 18 17
17 35 19 16 15
16 32 16 15 14
15 29 13 14 13
14 26 10 12 11
13 24 8 11 10
12 22 7 10 9
11 19 5 8 8
10 16 4 7 7
9 13 - 6 6
8 11 3 5 5
7 9 - - 4
6 7 2 4 3
5 6 - 3 -
4 4 1 2 2
3 3 - - 1
2 2 - 1 -
1 0 0 0 0`;

const ROWS = LOWEST.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** @param section 0 for English to 3 for Science */
export const publishedScore = (section: number, right: number): number =>
  Number(ROWS.find((row) => row[section + 1] !== '-' && right >= Number(row[section + 1]))?.[0]);
