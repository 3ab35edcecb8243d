/** Sends with axios: writes that happen once. The only file that imports it. */
import axios from 'axios'
import { answerOf, deadlineOf, headersOf, lostKind, NoAnswer, type Sender, urlOf } from './sender.ts'

const http = axios.create({
  /** Every status is an answer; `exchange` classifies them. */
  validateStatus: () => true,
  responseType: 'text',
  /** JSON is parsed where a broken body can be told from a missing one. */
  transformResponse: [(body: string) => body],
})

/** Whatever its status, an answer is one; waits no longer than `deadlineOf`. */
export const sendByAxios: Sender = async (request) => {
  const { method, path, query, body, signal } = request
  try {
    const response = await http.request<string>({
      url: urlOf(path),
      method,
      timeout: deadlineOf(request),
      headers: headersOf(request),
      ...(query ? { params: query } : {}),
      ...(method === 'POST' ? { data: body ?? {} } : {}),
      ...(signal ? { signal } : {}),
    })
    return answerOf(response.status, response.data, (name) => response.headers[name])
  } catch (error) {
    if (axios.isCancel(error)) throw new NoAnswer('aborted', error)
    const late = axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    throw new NoAnswer(late ? 'timeout' : lostKind(), error)
  }
}
